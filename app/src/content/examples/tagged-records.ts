/** Records of people, and the synthetic ones that are made from them, each tagged with an identifier. */
export const taggedRecords = { records: 30, synthetic: 10 } as const;
