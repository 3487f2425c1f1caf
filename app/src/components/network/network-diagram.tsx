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
import { Hatch, hatchFill } from "../drawings/hatch";
import { dashes } from "../drawings/primitives";

/**
 * The partnership network. Hovering, focusing or pressing a node highlights it with its links and dims the others, in
 * the drawing and in the list of links. A press, also by touch, keeps it highlighted; Escape, or leaving the drawing,
 * clears it.
 */
export function NetworkDiagram() {
  const highlight = useHighlight<NetworkNodeId>();
  const base = useId();

  return (
    <div className={`@container ${drawingColors}`}>
      <div className="@min-[60rem]:grid @min-[60rem]:grid-cols-[1fr_20rem] @min-[60rem]:gap-x-12 @min-[72rem]:grid-cols-[1fr_24rem] @min-[72rem]:gap-x-16">
        <div>
          <div className="flex flex-col @min-[60rem]:sticky @min-[60rem]:top-[calc(var(--spacing-header)+2rem)]">
            <NetworkDrawing highlight={highlight} descriptionId={(id) => `${base}${id}`} />
            <Legend />
          </div>
        </div>
        <LinksInWords active={highlight.active} />
      </div>
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

const weights: Readonly<Record<LinkStrength, number>> = { strong: 6, medium: 3, light: 1.25 };

type Side = "corporation" | "consortium" | "both" | "neither";

/** Links of the corporation are solid teal, links of the consortium dashed violet. */
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

/** Where a participant stands, in percent of the drawing's width and height. */
const places: Readonly<Record<NetworkNodeId, readonly [x: number, y: number]>> = {
  corporation: [31, 46],
  consortium: [69, 46],
  investors: [16, 16],
  "data-partners": [50, 9],
  philanthropists: [84, 16],
  businesses: [16, 82],
  researchers: [50, 72],
  communities: [84, 82],
};

const core = "rounded-pill bg-bg @sm:size-24 @sm:-translate-y-1/2 @min-[36rem]:size-30";
/** Of a partner: its name stands above its dot, or below it. */
const partner = "flex items-center gap-2 p-2 @sm:w-max @sm:gap-1";
const above = `${partner} @sm:-mb-4 @sm:flex-col-reverse`;
const below = `${partner} @sm:-mt-4 @sm:flex-col`;

/** The same places as classes: of a core's middle, or of a partner's dot. */
const placed: Readonly<Record<NetworkNodeId, string>> = {
  corporation: `${core} @sm:left-[31%] @sm:top-[46%]`,
  consortium: `${core} @sm:left-[69%] @sm:top-[46%]`,
  investors: `${above} @sm:left-[16%] @sm:bottom-[84%]`,
  "data-partners": `${above} @sm:left-[50%] @sm:bottom-[91%]`,
  philanthropists: `${above} @sm:left-[84%] @sm:bottom-[84%]`,
  businesses: `${below} @sm:left-[16%] @sm:top-[82%]`,
  researchers: `${below} @sm:left-[50%] @sm:top-[72%]`,
  communities: `${below} @sm:left-[84%] @sm:top-[82%]`,
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
      className="relative text-label select-none @max-sm:grid @max-sm:justify-items-start @max-sm:gap-2 @sm:h-100 @min-[36rem]:h-auto @min-[36rem]:aspect-[5/4]"
      onPointerLeave={({ pointerType }) => {
        // A finger leaves the drawing when it is lifted.
        if (pointerType !== "touch") highlight.clear();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) highlight.clear();
      }}
    >
      <svg aria-hidden="true" className="absolute size-full @max-sm:hidden">
        {networkLinks.map((link) => {
          const [from, to] = link.between;
          const lit = active === undefined || link.between.includes(active);
          const side = sideOf(link);
          return (
            <line
              key={`${from} ${to}`}
              x1={`${places[from][0]}%`}
              y1={`${places[from][1]}%`}
              x2={`${places[to][0]}%`}
              y2={`${places[to][1]}%`}
              strokeWidth={weights[link.strength]}
              strokeDasharray={side === "consortium" ? dashes : undefined}
              data-lit={lit}
              className={`${dim} ${sideStrokes[side]} ${lit ? "" : "opacity-20"}`}
            />
          );
        })}
      </svg>
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

interface NodeButtonProps extends DrawingProps {
  readonly node: NetworkNode;
  /** Whether the node is highlighted or nothing is. */
  readonly lit: boolean;
}

function NodeButton({ node: { id, label }, lit, highlight, descriptionId }: NodeButtonProps) {
  const { active, pressed, preview, press } = highlight;
  const mark = `${halo} ${active === id ? "outline-ink" : "outline-transparent"}`;
  return (
    <button
      type="button"
      aria-describedby={descriptionId(id)}
      aria-pressed={pressed === id}
      data-lit={lit}
      className={`cursor-pointer text-left font-semibold @sm:absolute @sm:text-center @sm:-translate-x-1/2 ${dimParts} ${lit ? "" : "*:opacity-30"} ${placed[id]}`}
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
      {id === "corporation" ? (
        <span className={`absolute inset-0 bg-button @max-sm:hidden ${mark}`} />
      ) : id === "consortium" ? (
        <HatchedDisc className={`absolute inset-0 size-full @max-sm:hidden ${mark}`} />
      ) : (
        <span
          className={`size-4 shrink-0 border-2 border-ink ${mark} ${active === id ? "bg-ink" : "bg-surface"}`}
        />
      )}
      <span className={`relative ${nameColors[id] ?? "text-ink"}`}>
        {label[0]}
        {label[1] === undefined ? null : <span className="block font-medium text-ink-2"> {label[1]}</span>}
      </span>
    </button>
  );
}

/** A ring around the mark of the highlighted participant. */
const halo = "rounded-pill outline-[1.5px] outline-offset-4";
const dimParts = "*:transition-opacity *:duration-[120ms] motion-reduce:*:transition-none";

const nameColors: Partial<Record<NetworkNodeId, string>> = {
  corporation: "text-teal-text @sm:text-on-button",
  consortium: "bg-surface text-violet-text @sm:px-1.5 @sm:py-0.5",
};

function HatchedDisc({ className }: { readonly className: string }) {
  const hatch = useId();
  return (
    <svg aria-hidden="true" fill="none" strokeWidth={2} className={className}>
      <Hatch id={hatch} />
      <circle cx="50%" cy="50%" r="49%" className="fill-surface" />
      <circle
        cx="50%"
        cy="50%"
        r="49%"
        fill={hatchFill(hatch)}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
    </svg>
  );
}

function Legend() {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 text-label text-ink-2 @max-[60rem]:order-first @max-[60rem]:mb-6 @min-[60rem]:mt-6">
      {(["strong", "medium", "light"] as const).map((strength) => (
        <span key={strength} className="inline-flex items-center gap-2">
          <Weight strength={strength} />
          {networkTexts.strengths[strength]}
        </span>
      ))}
      <span className="basis-full text-ink-3">{networkTexts.hint}</span>
    </div>
  );
}

function Weight({ strength }: { readonly strength: LinkStrength }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 8" className="h-2 w-6 shrink-0">
      <path d="M0 4H24" strokeWidth={weights[strength]} className="stroke-ink-2" />
    </svg>
  );
}

/** All links as a list; those of the highlighted node are highlighted. Below the drawing, these come first. */
function LinksInWords({ active }: { readonly active: NetworkNodeId | undefined }) {
  return (
    <div className="@max-[60rem]:mt-6">
      <h3 className="font-text text-body font-semibold text-ink">{networkTexts.listTitle}</h3>
      <ul className="mt-4 flex flex-col">
        {networkLinks.map((link) => {
          const lit = active === undefined || link.between.includes(active);
          return (
            <li
              key={link.between.join(" ")}
              data-lit={lit}
              className={`border-t border-hairline py-2.5 ${dim} ${lit ? "" : "opacity-40 @max-[60rem]:order-1"}`}
            >
              <p className="flex items-center gap-3 text-small font-semibold text-ink">
                <Weight strength={link.strength} />
                {link.between.map(nameOf).join(" – ")}
                <span className="sr-only">({networkTexts.strengths[link.strength]})</span>
              </p>
              <p className="mt-1 pl-9 text-small text-pretty text-ink-2">{link.flow}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
