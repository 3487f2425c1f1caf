/** Something about the page itself that its visitor should know. */
export interface Notice {
  readonly title: string;
  readonly description: string;
}

export interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (notice: Notice) => void;
}
