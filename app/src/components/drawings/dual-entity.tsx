import { texts } from "../../content/shared/drawings/dual-entity";
import { Drawing } from "./drawing";
import { Sides } from "./sides";

const { boundary, consortium, corporation, crossings } = texts.labels;

/** The two organizations and the boundary between them: what crosses it, in which direction, and what does not. */
export function DualEntity() {
  return (
    <Drawing>
      <Sides
        corporation={corporation}
        consortium={consortium}
        rows={(["records", "synthetic", "terms", "insight"] as const).map((crossing) => ({
          crossing,
          corporation: <span className={colors[crossing]}>{crossings[crossing].corporation}</span>,
          consortium: (
            <>
              {crossings[crossing].consortium} <span className="sr-only">{crossings[crossing].outcome}</span>
            </>
          ),
        }))}
      />
      <p className="mt-2 text-center text-violet-text">{boundary}</p>
    </Drawing>
  );
}

const colors = { records: "text-ink-3", synthetic: "", terms: "", insight: "text-teal-text" } as const;
