import { useId } from "react";
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
import { drawingColors } from "../drawings/drawing";

/**
 * The partnership network. Hovering, focusing or pressing a node highlights it with its links and dims the others, in
 * the drawing and in the list of links. A press, also by touch, keeps it highlighted; Escape, or leaving the drawing,
 * clears it.
 */
export function NetworkDiagram() {
  const highlight = useHighlight<NetworkNodeId>();
  const base = useId();

  return (
    <div className={`@container flex flex-col ${drawingColors}`}>
      <NetworkDrawing highlight={highlight} descriptionId={(id) => `${base}${id}`} />
      <Legend />
      <LinksInWords active={highlight.active} />
      {networkNodes.map((node) => (
        <p key={node.id} id={`${base}${node.id}`} hidden>
          {node.text} {networkTexts.linkedWith(neighborsOf(node.id).map(nameOf).join(", "))}
        </p>
      ))}
    </div>
  );
}

const names = new Map(networkNodes.map((node) => [node.id, node.label[0]]));

function nameOf(id: NetworkNodeId): string {
  return names.get(id) ?? id;
}

function neighborsOf(id: NetworkNodeId): readonly NetworkNodeId[] {
  return networkLinks
    .filter(({ between }) => between.includes(id))
    .flatMap(({ between }) => between.filter((end) => end !== id));
}

const weights: Readonly<Record<LinkStrength, number>> = { strong: 8, medium: 4, light: 1.5 };

type Side = "corporation" | "consortium" | "both" | "neither";

/** Links of the corporation are teal, links of the consortium violet. */
function sideOf({ between }: NetworkLink): Side {
  const corporation = between.includes("corporation");
  const consortium = between.includes("consortium");
  if (corporation) return consortium ? "both" : "corporation";
  return consortium ? "consortium" : "neither";
}

const sideStrokes: Readonly<Record<Side, string>> = {
  corporation: "stroke-teal",
  consortium: "stroke-violet",
  both: "stroke-ink",
  neither: "stroke-ink-3",
};

const dim = "transition-opacity duration-[120ms] motion-reduce:transition-none";

type Places = Readonly<Record<NetworkNodeId, readonly [x: number, y: number]>>;

/** Where the participants stand in the two compositions, in percent of the drawing's width and height. */
const wide: Places = {
  corporation: [33.5, 50],
  consortium: [66.5, 50],
  investors: [8, 17],
  "data-partners": [50, 12],
  philanthropists: [92, 17],
  businesses: [8, 84],
  researchers: [92, 50],
  communities: [92, 84],
};
const narrow: Places = {
  corporation: [27, 38],
  consortium: [63.5, 62],
  investors: [14, 11],
  "data-partners": [46, 11],
  philanthropists: [83, 11],
  businesses: [15, 85],
  researchers: [88, 44],
  communities: [83, 85],
};

const core =
  "rounded-pill @sm:size-28 @sm:-translate-y-1/2 @min-[44rem]:h-auto @min-[44rem]:w-[13.5%] @min-[44rem]:aspect-square @min-[44rem]:text-lead";
/** Of a partner: its name stands above its dot, or below it. */
const partner = "flex items-center gap-2 p-2 @sm:w-max @sm:gap-1 @min-[44rem]:text-body";
const above = `${partner} @sm:-mb-4.5 @sm:flex-col-reverse @min-[44rem]:-mb-5.25`;
const below = `${partner} @sm:-mt-4.5 @sm:flex-col @min-[44rem]:-mt-5.25`;

/** The same places as classes: of a core's middle, or of a partner's dot. */
const placed: Readonly<Record<NetworkNodeId, string>> = {
  corporation: `${core} @sm:left-[27%] @sm:top-[38%] @min-[44rem]:left-[33.5%] @min-[44rem]:top-[50%]`,
  consortium: `${core} @sm:left-[63.5%] @sm:top-[62%] @min-[44rem]:left-[66.5%] @min-[44rem]:top-[50%]`,
  investors: `${above} @sm:left-[14%] @sm:bottom-[89%] @min-[44rem]:left-[8%] @min-[44rem]:bottom-[83%]`,
  "data-partners": `${above} @sm:left-[46%] @sm:bottom-[89%] @min-[44rem]:left-[50%] @min-[44rem]:bottom-[88%]`,
  philanthropists: `${above} @sm:left-[83%] @sm:bottom-[89%] @min-[44rem]:left-[92%] @min-[44rem]:bottom-[83%]`,
  businesses: `${below} @sm:left-[15%] @sm:top-[85%] @min-[44rem]:left-[8%] @min-[44rem]:top-[84%]`,
  researchers: `${above} @sm:left-[88%] @sm:bottom-[56%] @min-[44rem]:left-[92%] @min-[44rem]:bottom-[50%]`,
  communities: `${below} @sm:left-[83%] @sm:top-[85%] @min-[44rem]:left-[92%] @min-[44rem]:top-[84%]`,
};

interface DrawingProps {
  readonly highlight: Highlight<NetworkNodeId>;
  readonly descriptionId: (id: NetworkNodeId) => string;
}

/** The participants in their places, joined by their links; a list of them where there is little room. */
function NetworkDrawing({ highlight, descriptionId }: DrawingProps) {
  const { active } = highlight;
  const near = new Set(active === undefined ? [] : [active, ...neighborsOf(active)]);
  return (
    <div
      role="group"
      aria-label={networkTexts.name}
      className="relative text-label select-none @max-sm:grid @max-sm:justify-items-start @max-sm:gap-2 @sm:h-120 @min-[44rem]:h-auto @min-[44rem]:aspect-[1280/525]"
      onPointerLeave={({ pointerType }) => {
        // A finger leaves the drawing when it is lifted.
        if (pointerType !== "touch") highlight.clear();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) highlight.clear();
      }}
    >
      <Links places={narrow} active={active} className="@max-sm:hidden @min-[44rem]:hidden" />
      <Links places={wide} active={active} className="@max-[44rem]:hidden" />
      {networkNodes.map((node) => (
        <NodeButton
          key={node.id}
          node={node}
          lit={active === undefined || near.has(node.id)}
          highlight={highlight}
          descriptionId={descriptionId}
        />
      ))}
    </div>
  );
}

function Links({
  places,
  active,
  className,
}: {
  readonly places: Places;
  readonly active: NetworkNodeId | undefined;
  readonly className: string;
}) {
  return (
    <svg aria-hidden="true" className={`absolute size-full ${className}`}>
      {networkLinks.map((link) => {
        const [from, to] = link.between;
        const lit = active === undefined || link.between.includes(active);
        return (
          <line
            key={`${from} ${to}`}
            x1={`${places[from][0]}%`}
            y1={`${places[from][1]}%`}
            x2={`${places[to][0]}%`}
            y2={`${places[to][1]}%`}
            strokeWidth={weights[link.strength]}
            data-lit={lit}
            className={`${dim} ${sideStrokes[sideOf(link)]} ${lit ? "" : "opacity-20"}`}
          />
        );
      })}
    </svg>
  );
}

interface NodeButtonProps extends DrawingProps {
  readonly node: NetworkNode;
  /** Whether the node is highlighted or nothing is. */
  readonly lit: boolean;
}

function NodeButton({ node: { id, label }, lit, highlight, descriptionId }: NodeButtonProps) {
  const { active, pressed, preview, press } = highlight;
  const mark = `${halo} ${fades} ${active === id ? "outline-ink" : "outline-transparent"}`;
  return (
    <button
      type="button"
      aria-describedby={descriptionId(id)}
      aria-pressed={pressed === id}
      data-lit={lit}
      className={`cursor-pointer text-left font-semibold @sm:absolute @sm:text-center @sm:-translate-x-1/2 ${placed[id]}`}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== "touch") preview(id);
      }}
      onPointerLeave={() => preview(undefined)}
      onFocus={() => preview(id)}
      onBlur={() => preview(undefined)}
      onClick={() => press(id)}
      onKeyDown={(event) => {
        // Held, the key repeats.
        if (event.repeat) event.preventDefault();
      }}
    >
      {id === "corporation" || id === "consortium" ? (
        <span className={`absolute inset-0 @max-sm:hidden ${backing}`}>
          <span className={`block size-full ${discs[id]} ${mark}`} />
        </span>
      ) : (
        <span className={`shrink-0 ${backing}`}>
          <span className={`block size-5 @min-[44rem]:size-6.5 ${dots[id]} ${mark}`} />
        </span>
      )}
      <span className={`relative ${fades} ${nameColors[id] ?? "text-ink"}`}>
        {label[0]}
        {label[1] === undefined ? null : <span className="block font-medium text-ink-2"> {label[1]}</span>}
      </span>
    </button>
  );
}

/** A ring around the mark of the highlighted participant. */
const halo = "rounded-pill outline-[1.5px] outline-offset-4";
/** Below a mark, so that no line shows through it when it is dimmed. */
const backing = "rounded-pill bg-bg";
const fades = `${dim} in-data-[lit=false]:opacity-30`;

const nameColors: Partial<Record<NetworkNodeId, string>> = {
  corporation: "text-teal-text @sm:text-on-button",
  consortium: "text-violet-text",
};

const discs = {
  corporation: "bg-button",
  consortium: "border-2 border-dashed border-violet-line bg-violet-tint",
} as const;

const dots: Readonly<Record<Exclude<NetworkNodeId, keyof typeof discs>, string>> = {
  businesses: "bg-teal",
  investors: "bg-teal",
  "data-partners": "bg-ink-2",
  communities: "bg-violet",
  researchers: "bg-violet",
  philanthropists: "bg-violet",
};

/** What the weights of lines mean; below a wide drawing, above a narrow one. */
function Legend() {
  return (
    <div className="flex flex-wrap gap-x-7 gap-y-2 text-label text-ink-2 @max-[44rem]:order-first @max-[44rem]:mb-4 @min-[44rem]:mt-4">
      {(["strong", "medium", "light"] as const).map((strength) => (
        <span key={strength} className="inline-flex items-center gap-2.5">
          <Weight strength={strength} />
          {networkTexts.strengths[strength]}
        </span>
      ))}
    </div>
  );
}

function Weight({ strength }: { readonly strength: LinkStrength }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 8" className="h-2 w-9 shrink-0">
      <path d="M0 4H36" strokeWidth={weights[strength]} className="stroke-ink-2" />
    </svg>
  );
}

/** All links as a list; those of the highlighted node are highlighted and, on a phone, come first. */
function LinksInWords({ active }: { readonly active: NetworkNodeId | undefined }) {
  return (
    <ul
      aria-label={networkTexts.listName}
      className="mt-5 flex flex-col @min-[60rem]:block @min-[60rem]:columns-2 @min-[60rem]:gap-x-12"
    >
      {networkLinks.map((link) => {
        const [one, other] = link.between;
        const lit = active === undefined || link.between.includes(active);
        return (
          <li
            key={`${one} ${other}`}
            data-lit={lit}
            className={`grid grid-cols-[2.25rem_1fr] gap-x-3 border-t border-hairline py-2.5 text-label break-inside-avoid @min-[44rem]:grid-cols-[2.25rem_15.5rem_1fr] ${dim} ${lit ? "" : "opacity-40 @max-[60rem]:order-1"}`}
          >
            <span className="pt-1">
              <Weight strength={link.strength} />
            </span>
            <p className="font-semibold text-ink">
              {networkTexts.between(nameOf(one), nameOf(other))}{" "}
              <span className="sr-only">({networkTexts.strengths[link.strength]})</span>
            </p>
            <p className="text-pretty text-ink-2 @max-[44rem]:col-start-2">{link.flow}</p>
          </li>
        );
      })}
    </ul>
  );
}
