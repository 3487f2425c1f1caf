/** Path data of the play triangle, in a box of 16 × 16. */
export const playPath = "M4 2.5v11l9-5.5z";
