/** A notice about the page itself. */
export interface Notice {
  readonly title: string;
  readonly description: string;
}

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (notice: Notice) => void;
}
