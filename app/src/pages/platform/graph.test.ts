import { expect, test } from "vitest";
import { pipeline } from "../../content/pages/platform";
import { evidence, positions } from "./graph";

test("each observation of the pipeline has its position in both graphs, and each candidate its path", () => {
  const { candidates, observations } = pipeline.picture;
  for (const points of Object.values(positions)) expect(points).toHaveLength(observations.flat().length);
  expect(evidence).toHaveLength(candidates.length);
});
