import { useState } from "react";
import {
  type LinkStrength,
  type NetworkLink,
  type NetworkNode,
  type NetworkNodeId,
  networkLinks,
  networkNodes,
  networkTexts,
} from "../../content/shared/network";
import { useEscape } from "../../use-escape";

/**
 * The partnership network. Hovering, focusing or pressing a node highlights the node with its links and dims the
 * others, in the drawing and in the lists of links. After a press, the node stays highlighted until another press,
 * Escape, or until pointer or focus leave the drawing.
 */
export function NetworkDiagram() {
  const highlight = useHighlight();
  return (
    <div className="drawing-colors">
      <div
        role="group"
        aria-label={networkTexts.name}
        className="@container relative aspect-3/4 max-h-120 w-full text-label select-none lg:aspect-5/2 lg:max-h-none"
        onPointerLeave={({ pointerType }) => {
          // A finger leaves the drawing when it is lifted; the pressed node stays highlighted.
          if (pointerType !== "touch") highlight.clear();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) highlight.clear();
        }}
      >
        {layouts.map(({ layout, shown }) => (
          <svg key={layout} aria-hidden="true" className={`absolute size-full ${shown}`}>
            {networkLinks.map((link) => (
              <Line key={link.flow} link={link} layout={layout} lit={isLit(link, highlight.active)} />
            ))}
          </svg>
        ))}
        {networkNodes.map((node) => (
          <NodeButton key={node.id} node={node} highlight={highlight} />
        ))}
      </div>
      <div className="mt-12 grid gap-x-8 gap-y-6 text-label md:grid-cols-3">
        {strengths.map((strength) => (
          <div key={strength} className="border-t border-hairline pt-3">
            <h3 className="flex items-center gap-3 text-label font-semibold text-ink">
              <svg aria-hidden="true" viewBox="0 0 36 8" className="h-2 w-9">
                <path d="M0 4H36" strokeWidth={weights[strength]} className="stroke-ink-2" />
              </svg>
              {networkTexts.strengths[strength]}
            </h3>
            <ul aria-label={networkTexts.listName(strength)} className="mt-2 flex flex-col gap-y-2">
              {networkLinks
                .filter((link) => link.strength === strength)
                .map((link) => (
                  <LinkInWords key={link.flow} link={link} lit={isLit(link, highlight.active)} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

type Highlight = ReturnType<typeof useHighlight>;

/** Stores which node is previewed, by pointer or focus, and which one was pressed. Escape clears both. */
function useHighlight() {
  const [previewed, preview] = useState<NetworkNodeId>();
  const [pressed, setPressed] = useState<NetworkNodeId>();
  function clear() {
    preview(undefined);
    setPressed(undefined);
  }
  useEscape(clear);
  return {
    active: previewed ?? pressed,
    pressed,
    preview,
    press: (node: NetworkNodeId) => (pressed === node ? clear() : setPressed(node)),
    clear,
  };
}

/** Whether the link is not dimmed. */
function isLit({ between }: NetworkLink, active: NetworkNodeId | undefined): boolean {
  return active === undefined || between.includes(active);
}

function nameOf(id: NetworkNodeId): string {
  return networkNodes.find((node) => node.id === id)?.label[0] ?? id;
}

function neighborsOf(id: NetworkNodeId): readonly NetworkNodeId[] {
  return networkLinks
    .filter(({ between }) => between.includes(id))
    .flatMap(({ between }) => between.filter((end) => end !== id));
}

const core = "size-[min(10rem,31cqw)]";
const partner = "size-6";
const inside = "top-1/2 -translate-y-1/2";
const above = "bottom-full text-ink";
const below = "top-full text-ink";

interface NodeDrawing {
  /** The position in narrow and wide windows. */
  readonly narrow: Position;
  readonly wide: Position;
  /** The classes of its name and its mark. */
  readonly name: string;
  readonly mark: string;
}

/** In percent. The tens have rules in utilities.css. */
type Position = readonly [x: Ten, y: Ten];
type Ten = 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90;

const nodes: Readonly<Record<NetworkNodeId, NodeDrawing>> = {
  corporation: {
    narrow: [30, 40],
    wide: [30, 50],
    name: `${inside} text-on-button`,
    mark: `${core} bg-button`,
  },
  consortium: {
    narrow: [60, 60],
    wide: [70, 50],
    name: `${inside} text-violet-text`,
    mark: `${core} border-2 border-dashed border-violet-line bg-violet-tint`,
  },
  investors: { narrow: [10, 10], wide: [10, 10], name: above, mark: `${partner} bg-teal` },
  "data-partners": { narrow: [40, 10], wide: [50, 10], name: above, mark: `${partner} bg-ink-2` },
  philanthropists: { narrow: [80, 10], wide: [90, 10], name: above, mark: `${partner} bg-violet` },
  researchers: { narrow: [90, 40], wide: [90, 50], name: above, mark: `${partner} bg-violet` },
  businesses: { narrow: [20, 90], wide: [10, 90], name: below, mark: `${partner} bg-teal` },
  communities: { narrow: [80, 90], wide: [90, 90], name: below, mark: `${partner} bg-violet` },
};

/** The two layouts, and the windows in which each is shown. */
const layouts = [
  { layout: "narrow", shown: "lg:hidden" },
  { layout: "wide", shown: "max-lg:hidden" },
] as const;

function classesAt({ narrow, wide }: NodeDrawing): string {
  return `x-${narrow[0]} y-${narrow[1]} lg:x-${wide[0]} lg:y-${wide[1]}`;
}

const dim = "transition-opacity motion-reduce:transition-none";

const weights: Readonly<Record<LinkStrength, number>> = { strong: 8, medium: 4, light: 1.5 };
const strengths = ["strong", "medium", "light"] as const satisfies readonly LinkStrength[];

/** Links of the corporation are teal, links of the consortium violet. */
function strokeOf({ between }: NetworkLink): string {
  const corporation = between.includes("corporation");
  if (corporation === between.includes("consortium")) return "stroke-ink";
  return corporation ? "stroke-teal" : "stroke-violet";
}

function Line({
  link,
  layout,
  lit,
}: {
  readonly link: NetworkLink;
  readonly layout: (typeof layouts)[number]["layout"];
  readonly lit: boolean;
}) {
  const [[x1, y1], [x2, y2]] = [nodes[link.between[0]][layout], nodes[link.between[1]][layout]];
  return (
    <line
      x1={`${x1}%`}
      y1={`${y1}%`}
      x2={`${x2}%`}
      y2={`${y2}%`}
      strokeWidth={weights[link.strength]}
      className={`${dim} ${strokeOf(link)} ${lit ? "" : "opacity-20"}`}
    />
  );
}

function NodeButton({
  node: { id, label, text },
  highlight: { active, pressed, preview, press },
}: {
  readonly node: NetworkNode;
  readonly highlight: Highlight;
}) {
  const neighbors = neighborsOf(id);
  const { name, mark } = nodes[id];
  const lit = active === undefined || active === id || neighbors.includes(active);
  const fades = `${dim} ${lit ? "" : "opacity-40"}`;
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 has it for every role
      aria-description={`${text} ${networkTexts.linkedWith(neighbors.map(nameOf).join(", "))}`}
      aria-pressed={pressed === id}
      data-lit={lit}
      className={`absolute -translate-1/2 cursor-pointer p-2 fit-4.25 font-semibold ${classesAt(nodes[id])}`}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "touch") preview(id);
      }}
      onPointerLeave={() => preview(undefined)}
      onFocus={() => preview(id)}
      onBlur={() => preview(undefined)}
      onClick={() => press(id)}
    >
      {/* An opaque ground, so that no line shows through a dimmed mark. */}
      <span className="block rounded-pill bg-bg">
        <span
          className={`block rounded-pill outline-2 outline-offset-4 ${active === id ? "outline-ink" : "outline-transparent"} ${fades} ${mark}`}
        />
      </span>
      <span className={`absolute left-1/2 w-max -translate-x-1/2 ${fades} ${name}`}>
        {label[0]} <span className="block font-medium text-ink-2">{label[1]}</span>
      </span>
    </button>
  );
}

/** A link in words. */
function LinkInWords({ link, lit }: { readonly link: NetworkLink; readonly lit: boolean }) {
  const [one, other] = link.between;
  return (
    <li data-lit={lit} className={`text-pretty text-ink-2 ${dim} ${lit ? "" : "opacity-40"}`}>
      <span className="font-semibold text-ink">{`${networkTexts.between(nameOf(one), nameOf(other))}:`}</span>{" "}
      {link.flow}
    </li>
  );
}
