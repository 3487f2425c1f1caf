/** The law that governs the terms of service. */
import { toSupply } from "./placeholders";

/** Reads on from "the laws of". */
export const jurisdiction = toSupply(
  "jurisdiction.ts",
  "Jurisdiction whose law governs the terms",
  "[jurisdiction to be named]",
);
