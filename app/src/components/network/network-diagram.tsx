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
import { Hatch, hatchFill } from "../drawings/hatch";
import { polyline } from "../drawings/path";
import { drawingColors } from "../drawings/drawing";
import { dashes, Label, labelPosition } from "../drawings/primitives";
import {
  linkCorners,
  type NetworkPlan,
  narrowPlan,
  partnerRadius,
  type PlacedNode,
  widePlan,
} from "./network-diagram-plans";

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
            {[
              { plan: narrowPlan, className: narrowSpan },
              { plan: widePlan, className: wideSpan },
            ].map(({ plan, className }) => (
              <NetworkDrawing
                key={plan.width}
                plan={plan}
                className={className}
                highlight={highlight}
                descriptionId={(id) => `${base}${id}`}
              />
            ))}
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

const narrowSpan =
  "@min-[36rem]:hidden [--label:14px] @min-[19rem]:[--label:13px] @min-[22rem]:[--label:12px] @min-[26rem]:[--label:11px]";
const wideSpan =
  "hidden @min-[36rem]:block [--label:16px] @min-[44rem]:[--label:14px] @min-[60rem]:[--label:17px] @min-[66rem]:[--label:15px] @min-[72rem]:[--label:14px]";

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

interface DrawingProps {
  readonly plan: NetworkPlan;
  readonly className: string;
  readonly highlight: Highlight<NetworkNodeId>;
  readonly descriptionId: (id: NetworkNodeId) => string;
}

function NetworkDrawing({ plan, className, highlight, descriptionId }: DrawingProps) {
  const hatch = useId();
  const { active } = highlight;
  const near = new Set(active === undefined ? [] : [active, ...neighborsOf(active)]);
  return (
    <svg
      role="group"
      aria-label={networkTexts.name}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      fill="none"
      className={`h-auto w-full font-text text-(length:--label) select-none ${className}`}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves the drawing when it is lifted.
        if (pointerType !== "touch") highlight.clear();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) highlight.clear();
      }}
    >
      <Hatch id={hatch} />
      {networkLinks.map((link) => {
        const lit = active === undefined || link.between.includes(active);
        const side = sideOf(link);
        return (
          <path
            key={link.between.join(" ")}
            d={polyline(linkCorners(link, plan))}
            strokeWidth={weights[link.strength]}
            strokeDasharray={side === "consortium" ? dashes : undefined}
            data-lit={lit}
            className={`${dim} ${sideStrokes[side]} ${lit ? "" : "opacity-20"}`}
          />
        );
      })}
      {networkNodes.map((node) => (
        <NodeButton
          key={node.id}
          node={node}
          plan={plan}
          hatch={hatch}
          lit={active === undefined || near.has(node.id)}
          highlight={highlight}
          descriptionId={descriptionId}
        />
      ))}
    </svg>
  );
}

interface NodeButtonProps extends Omit<DrawingProps, "className"> {
  readonly node: NetworkNode;
  readonly hatch: string;
  /** Whether the node is highlighted or nothing is. */
  readonly lit: boolean;
}

function NodeButton({ node, plan, hatch, lit, highlight, descriptionId }: NodeButtonProps) {
  const { active, pressed, preview, press } = highlight;
  const isActive = active === node.id;
  const placed = plan.nodes[node.id];
  const area = node.role === "core" ? coreArea(placed, plan.coreRadius) : partnerArea(placed, node.label);
  return (
    <g
      role="button"
      tabIndex={0}
      aria-describedby={descriptionId(node.id)}
      aria-pressed={pressed === node.id}
      data-lit={lit}
      className={`group cursor-pointer outline-none ${dim} ${lit ? "" : "opacity-30"}`}
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch") preview(node.id);
      }}
      onPointerLeave={() => preview(undefined)}
      onFocus={() => preview(node.id)}
      onBlur={() => preview(undefined)}
      onClick={() => press(node.id)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        // Held, the key repeats.
        if (!event.repeat) press(node.id);
      }}
    >
      <rect
        {...area}
        className="fill-transparent stroke-transparent stroke-2 group-focus-visible:stroke-violet-text"
      />
      {node.role === "core" ? (
        <Core node={node} placed={placed} radius={plan.coreRadius} hatch={hatch} isActive={isActive} />
      ) : (
        <Partner node={node} placed={placed} isActive={isActive} />
      )}
    </g>
  );
}

function Core({
  node,
  placed: { x, y },
  radius,
  hatch,
  isActive,
}: {
  readonly node: NetworkNode;
  readonly placed: PlacedNode;
  readonly radius: number;
  readonly hatch: string;
  readonly isActive: boolean;
}) {
  const halo = (
    <circle cx={x} cy={y} r={radius + 6} strokeWidth={1.5} className={isActive ? "stroke-ink" : ""} />
  );
  if (node.id === "consortium") {
    return (
      <>
        {halo}
        <circle cx={x} cy={y} r={radius} className="fill-surface" />
        <circle
          cx={x}
          cy={y}
          r={radius}
          fill={hatchFill(hatch)}
          strokeWidth={2}
          strokeDasharray={dashes}
          className="stroke-violet"
        />
        <Label
          plated
          x={x}
          y={y}
          at="middle"
          anchor="middle"
          lines={node.label}
          color="violet"
          weight="strong"
        />
      </>
    );
  }
  return (
    <>
      {halo}
      <circle cx={x} cy={y} r={radius} className="fill-button" />
      <Label x={x} y={y} at="middle" anchor="middle" lines={node.label} color="on-teal" weight="strong" />
    </>
  );
}

function Partner({
  node,
  placed,
  isActive,
}: {
  readonly node: NetworkNode;
  readonly placed: PlacedNode;
  readonly isActive: boolean;
}) {
  const { x, y } = placed;
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={partnerRadius + 6}
        className={isActive ? "fill-surface stroke-ink stroke-[1.5]" : ""}
      />
      <circle
        cx={x}
        cy={y}
        r={partnerRadius}
        strokeWidth={2}
        className={isActive ? "fill-ink stroke-ink" : "fill-surface stroke-ink"}
      />
      <Label
        {...labelPosition(placed, placed.label, 18)}
        lines={node.label}
        color="ink"
        weight="strong"
        subdued
      />
    </>
  );
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function coreArea({ x, y }: PlacedNode, radius: number): Area {
  const half = radius + 8;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}

/** The area of a partner that gets pointer events: its dot and its name. */
function partnerArea(placed: PlacedNode, label: readonly string[]): Area {
  const { x, y } = placed;
  const width = Math.max(...label.map((line) => line.length)) * 8 + 8;
  const height = label.length * 18 + 8;
  const { x: from, anchor } = labelPosition(placed, placed.label, 18);
  const left = anchor === "start" ? from : anchor === "end" ? from - width : from - width / 2;
  const onSide = placed.label === "left" || placed.label === "right";
  const top = onSide ? y - 22 : placed.label.startsWith("above") ? y - 14 - height : y - 16;
  const bottom = onSide ? y + 22 : placed.label.startsWith("above") ? y + 16 : y + 14 + height;
  const start = Math.min(left, x - 16);
  return { x: start, y: top, width: Math.max(left + width, x + 16) - start, height: bottom - top };
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
