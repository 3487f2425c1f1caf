import type { FigureTexts } from "../figures";

export const texts = {
  title: "One price, three futures",
  description:
    "From today’s price three paths lead into a widening range: raise at once, raise in steps, hold. For each path four bars show the effect in the environmental, social, ethical and economic dimension. Raising at once gains most in the economic one and loses in the other three. Raising in steps, the chosen path, gains in all four. Holding gains little and loses economically.",
  labels: {
    today: "today",
    futures: {
      atOnce: ["Raise", "at once"],
      inSteps: ["Raise", "in steps"],
      hold: "Hold",
    },
    /** The dimensions, and how they are called where there is little room. */
    dimensions: {
      environmental: { full: "Environmental", short: "Env." },
      social: { full: "Social", short: "Soc." },
      ethical: { full: "Ethical", short: "Eth." },
      economic: { full: "Economic", short: "Econ." },
    },
  },
} as const satisfies FigureTexts;
