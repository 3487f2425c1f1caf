/** How figures that are marked as examples are to be read: the terms say it in the same words. */
export const meaningOfExamples =
  "Example figures are neither measured results nor forecasts, and promise no outcome.";
