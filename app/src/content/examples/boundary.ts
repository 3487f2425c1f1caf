/** Records at the consortium's boundary, in rows: those that people share, and the synthetic ones made from them. */
const rows = 15;
const columns = { records: 30, synthetic: 10 } as const;

export const boundary = {
  rows,
  columns,
  records: rows * columns.records,
  synthetic: rows * columns.synthetic,
} as const;
