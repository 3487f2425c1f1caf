import { expect, test } from "vitest";
import { pipeline } from "../../content/pages/platform";
import { nodes } from "./graph";

test("each observation of the pipeline has its position in the graph", () => {
  expect(nodes).toHaveLength(pipeline.picture.observations.flat().length);
});
