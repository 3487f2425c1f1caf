import { expect, test } from "vitest";
import { pipeline } from "../../content/pages/platform";
import { places, rests } from "./graph";

test("each observation of the pipeline has its place in both graphs, and each candidate its path", () => {
  const { candidates, observations } = pipeline.picture;
  for (const points of Object.values(places)) expect(points).toHaveLength(observations.flat().length);
  expect(rests).toHaveLength(candidates.length);
});
