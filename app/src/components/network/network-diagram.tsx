import {
  type LinkStrength,
  type NetworkLink,
  type NetworkNode,
  type NetworkNodeId,
  networkLinks,
  networkNodes,
  networkTexts,
} from "../../content/shared/network";
import { type Highlight, useHighlight } from "../use-highlight";

/**
 * The partnership network. Hovering, focusing or pressing a node highlights the node with its links and dims the
 * others, in the drawing and in the list of links. After a press, the node stays highlighted until another press,
 * Escape, or until pointer or focus leave the drawing.
 */
export function NetworkDiagram() {
  const highlight = useHighlight<NetworkNodeId>();
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] drawing-colors">
      <div
        role="group"
        aria-label={networkTexts.name}
        className="@container relative text-label aspect-[3/4] max-h-120 w-full select-none lg:sticky lg:top-24 lg:aspect-[7/6] lg:max-h-none lg:self-start"
        onPointerLeave={({ pointerType }) => {
          // A finger leaves the drawing when it is lifted; the pressed node stays highlighted.
          if (pointerType !== "touch") highlight.clear();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) highlight.clear();
        }}
      >
        <svg aria-hidden="true" className="absolute size-full">
          {networkLinks.map((link) => (
            <Line key={link.flow} link={link} lit={isLit(link, highlight.active)} />
          ))}
        </svg>
        {networkNodes.map((node) => (
          <NodeButton key={node.id} node={node} highlight={highlight} />
        ))}
      </div>
      <ul aria-label={networkTexts.listName} className="flex flex-col text-label">
        {networkLinks.map((link) => (
          <LinkInWords key={link.flow} link={link} lit={isLit(link, highlight.active)} />
        ))}
      </ul>
    </div>
  );
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
const partner = "size-[min(1.625rem,5.7cqw)]";
const inside = "top-1/2 -translate-y-1/2";
const above = "bottom-full text-ink";
const below = "top-full text-ink";

/** The classes of a node: its position in the drawing, the position of its name, and its mark. */
const nodes: Readonly<Record<NetworkNodeId, Readonly<Record<"at" | "name" | "mark", string>>>> = {
  corporation: {
    at: "left-[27%] top-[38%]",
    name: `${inside} text-on-button`,
    mark: `${core} bg-button`,
  },
  consortium: {
    at: "left-[63.5%] top-[62%]",
    name: `${inside} text-violet-text`,
    mark: `${core} border-2 border-dashed border-violet-line bg-violet-tint`,
  },
  investors: { at: "left-[14%] top-[11%]", name: above, mark: `${partner} bg-teal` },
  "data-partners": { at: "left-[46%] top-[11%]", name: above, mark: `${partner} bg-ink-2` },
  philanthropists: { at: "left-[83%] top-[11%]", name: above, mark: `${partner} bg-violet` },
  researchers: { at: "left-[88%] top-[44%]", name: above, mark: `${partner} bg-violet` },
  businesses: { at: "left-[15%] top-[85%]", name: below, mark: `${partner} bg-teal` },
  communities: { at: "left-[82%] top-[85%]", name: below, mark: `${partner} bg-violet` },
};

/** Returns the two percentages in the classes of the node's position. */
const positionOf = (id: NetworkNodeId) => nodes[id].at.match(/[\d.]+%/g) ?? [];

const dim = "transition-opacity motion-reduce:transition-none";

const weights: Readonly<Record<LinkStrength, number>> = { strong: 8, medium: 4, light: 1.5 };

/** Links of the corporation are teal, links of the consortium violet. */
function strokeOf({ between }: NetworkLink): string {
  const corporation = between.includes("corporation");
  if (corporation === between.includes("consortium")) return "stroke-ink";
  return corporation ? "stroke-teal" : "stroke-violet";
}

function Line({ link, lit }: { readonly link: NetworkLink; readonly lit: boolean }) {
  const [[x1, y1], [x2, y2]] = [positionOf(link.between[0]), positionOf(link.between[1])];
  return (
    <line
      {...{ x1, y1, x2, y2 }}
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
  readonly highlight: Highlight<NetworkNodeId>;
}) {
  const neighbors = neighborsOf(id);
  const { at, name, mark } = nodes[id];
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 has it for every role
      aria-description={`${text} ${networkTexts.linkedWith(neighbors.map(nameOf).join(", "))}`}
      aria-pressed={pressed === id}
      data-lit={active === undefined || active === id || neighbors.includes(active)}
      className={`absolute -translate-1/2 cursor-pointer p-2 fit-4.25 font-semibold ${at}`}
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
          className={`block rounded-pill outline-[1.5px] outline-offset-4 ${active === id ? "outline-ink" : "outline-transparent"} ${fades} ${mark}`}
        />
      </span>
      <span className={`absolute left-1/2 w-max -translate-x-1/2 ${fades} ${name}`}>
        {label[0]} <span className="block font-medium text-ink-2">{label[1]}</span>
      </span>
    </button>
  );
}

const fades = `${dim} in-data-[lit=false]:opacity-30`;

/** A link in words, with its strength. On a phone, the links of the highlighted node come first. */
function LinkInWords({ link, lit }: { readonly link: NetworkLink; readonly lit: boolean }) {
  const [one, other] = link.between;
  return (
    <li
      data-lit={lit}
      className={`grid grid-cols-[4.25rem_1fr] items-baseline gap-x-3 border-t border-hairline py-2.5 text-ink-2 ${dim} ${lit ? "" : "opacity-40 max-lg:order-1"}`}
    >
      <p>
        <svg aria-hidden="true" viewBox="0 0 36 8" className="h-2 w-9">
          <path d="M0 4H36" strokeWidth={weights[link.strength]} className="stroke-ink-2" />
        </svg>
        {networkTexts.strengths[link.strength]}
      </p>
      <p className="text-pretty">
        <span className="block font-semibold text-ink">
          {networkTexts.between(nameOf(one), nameOf(other))}
        </span>{" "}
        {link.flow}
      </p>
    </li>
  );
}
