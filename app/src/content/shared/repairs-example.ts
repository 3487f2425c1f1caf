/** The example of late repairs: reports by building, invented. The first building has 3 in 5. */
export const repairReports = [12, 3, 2, 2, 1] as const;
