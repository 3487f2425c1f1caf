/** Records at the consortium's boundary, in rows: those that people share, and the synthetic ones made from them. */
const rows = 15;
const row = { records: 30, synthetic: 10 } as const;

export const boundary = {
  rows,
  row,
  records: rows * row.records,
  synthetic: rows * row.synthetic,
} as const;
