import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example: a rental application, read by a group",
  description:
    "A form with twelve questions. Seven have a filled mark: the decision about the lease needs them. Three are hatched and optional. Two are ringed, with the note that asks what they are for. Brackets beside the form count each kind.",
  labels: {
    example: "Example",
    form: "Rental application",
    kinds: {
      needed: ["7 needed", "for the decision"],
      optional: ["3 optional:", "may stay blank"],
      questioned: ["2 to ask about:", "what for?"],
    },
  },
} as const satisfies FigureTexts;
