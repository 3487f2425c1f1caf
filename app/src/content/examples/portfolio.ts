/** The rents of home's picture: its dots, and those of them that wait for approval. */
export const portfolio = { rents: 1000, waiting: 29 } as const;
