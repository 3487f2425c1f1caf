import type { ComponentType } from "react";
import type { FigureName } from "../../content/shared/figures";
import { type LazyDrawing, lazyDrawing } from "./lazy-drawing";

const drawings: Readonly<Record<FigureName, LazyDrawing>> = {
  "price-corridor": lazyDrawing(async () => (await import("./price-corridor")).PriceCorridor),
  "data-flow": lazyDrawing(async () => (await import("./data-flow")).DataFlow),
  pipeline: lazyDrawing(async () => (await import("./pipeline")).Pipeline),
  "dual-entity": lazyDrawing(async () => (await import("./dual-entity")).DualEntity),
  "knowledge-graph": lazyDrawing(async () => (await import("./knowledge-graph")).KnowledgeGraph),
  "privacy-flow": lazyDrawing(async () => (await import("./privacy-flow")).PrivacyFlow),
  "scenario-fan": lazyDrawing(async () => (await import("./scenario-fan")).ScenarioFan),
  "miu-phases": lazyDrawing(async () => (await import("./miu-phases")).MiuPhases),
  "esee-dimensions": lazyDrawing(async () => (await import("./esee-dimensions")).EseeDimensions),
  "off-the-sheet": lazyDrawing(async () => (await import("./off-the-sheet")).OffTheSheet),
  "rental-building": lazyDrawing(async () => (await import("./rental-building")).RentalBuilding),
  "rent-decision": lazyDrawing(async () => (await import("./rent-decision")).RentDecision),
  "renewal-receipt": lazyDrawing(async () => (await import("./renewal-receipt")).RenewalReceipt),
  "renewal-units": lazyDrawing(async () => (await import("./renewal-units")).RenewalUnits),
  "source-agreement": lazyDrawing(async () => (await import("./source-agreement")).SourceAgreement),
  "synthetic-records": lazyDrawing(async () => (await import("./synthetic-records")).SyntheticRecords),
  "solution-chain": lazyDrawing(async () => (await import("./solution-chain")).SolutionChain),
  "stewardship-boundary": lazyDrawing(
    async () => (await import("./stewardship-boundary")).StewardshipBoundary,
  ),
  "record-before-after": lazyDrawing(async () => (await import("./record-before-after")).RecordBeforeAfter),
  "question-to-meeting": lazyDrawing(async () => (await import("./question-to-meeting")).QuestionToMeeting),
  "reading-a-form": lazyDrawing(async () => (await import("./reading-a-form")).ReadingAForm),
  "six-paths": lazyDrawing(async () => (await import("./six-paths")).SixPaths),
  governance: lazyDrawing(async () => (await import("./governance")).Governance),
  "records-to-ring": lazyDrawing(async () => (await import("./records-to-ring")).RecordsToRing),
  "hold-out-check": lazyDrawing(async () => (await import("./hold-out-check")).HoldOutCheck),
  "reward-result": lazyDrawing(async () => (await import("./reward-result")).RewardResult),
  "fairness-test": lazyDrawing(async () => (await import("./fairness-test")).FairnessTest),
  "five-steps": lazyDrawing(async () => (await import("./five-steps")).FiveSteps),
  "record-trail": lazyDrawing(async () => (await import("./record-trail")).RecordTrail),
  "recommendation-sheet": lazyDrawing(
    async () => (await import("./recommendation-sheet")).RecommendationSheet,
  ),
  "row-and-graph": lazyDrawing(async () => (await import("./row-and-graph")).RowAndGraph),
  "platform-layers": lazyDrawing(async () => (await import("./platform-layers")).PlatformLayers),
  guardrails: lazyDrawing(async () => (await import("./guardrails")).Guardrails),
  "corridor-ahead": lazyDrawing(async () => (await import("./corridor-ahead")).CorridorAhead),
  "graph-ahead": lazyDrawing(async () => (await import("./graph-ahead")).GraphAhead),
  "loop-ahead": lazyDrawing(async () => (await import("./loop-ahead")).LoopAhead),
  "open-seat": lazyDrawing(async () => (await import("./open-seat")).OpenSeat),
};

/** Loads the code of a figure, for a page that is about to be opened. */
export function preloadFigure(name: FigureName): Promise<ComponentType> {
  return drawings[name].preload();
}

/** The drawing with that name, as wide as its box. */
export function Figure({ name }: { readonly name: FigureName }) {
  const { Drawing } = drawings[name];
  return <Drawing />;
}
