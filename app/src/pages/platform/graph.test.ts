import { expect, test } from "vitest";
import { agenticAi } from "../../content/pages/platform";
import { nodes } from "./graph";

test("each observation of the pipeline has its position in the graph", () => {
  expect(nodes).toHaveLength(agenticAi.picture.observations.flat().length);
});
