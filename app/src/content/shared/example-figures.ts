/** How figures that are marked as examples are to be read: the terms say it in the same words. */
export const meaningOfExamples =
  "They are neither measured results nor forecasts, and they do not promise an outcome.";
