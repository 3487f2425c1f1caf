/** Rows of records at the consortium's boundary: records that people share, and synthetic records made from them. */
const rows = 15;
const row = { records: 30, synthetic: 10 } as const;

export const boundary = {
  rows,
  row,
  records: rows * row.records,
  synthetic: rows * row.synthetic,
} as const;
