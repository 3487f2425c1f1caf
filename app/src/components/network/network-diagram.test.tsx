import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import { networkLinks, networkNodes, type NetworkNodeId } from "../../content/shared/network";
import { NetworkDiagram } from "./network-diagram";

afterEach(cleanup);

function draw() {
  render(
    <StrictMode>
      <NetworkDiagram />
    </StrictMode>,
  );
  const nodes = within(screen.getByRole("group")).getAllByRole("button");
  const lit = (elements: readonly HTMLElement[]) =>
    elements.filter((element) => element.dataset["lit"] === "true").map(({ textContent }) => textContent);
  return {
    nodes,
    node: (id: NetworkNodeId) => screen.getByRole("button", { name: nameOf(id) }),
    /** The names of the highlighted nodes, and how many links of the list are. */
    lit: () => [lit(nodes), lit(screen.getAllByRole("listitem")).length] as const,
  };
}

const nameOf = (id: NetworkNodeId) => networkNodes.find((node) => node.id === id)?.label.join(" ") ?? "";
const all = [networkNodes.map(({ id }) => nameOf(id)), networkLinks.length];

/** What is highlighted with a node. */
function around(id: NetworkNodeId) {
  const links = networkLinks.filter(({ between }) => between.includes(id));
  const ends = links.flatMap(({ between }) => between);
  return [networkNodes.filter((node) => ends.includes(node.id)).map((node) => nameOf(node.id)), links.length];
}

test("every node is a button that says shortly what it does, and with whom it is linked", () => {
  const { node } = draw();
  for (const { id } of networkNodes) {
    const description = document.getElementById(node(id).getAttribute("aria-describedby") ?? "")?.textContent;
    const [linked = []] = around(id) as [string[], number];
    for (const other of networkNodes)
      expect(description?.includes(other.label[0]), other.id).toBe(
        other.id !== id && linked.includes(nameOf(other.id)),
      );
    expect(description?.length).toBeLessThan(150);
  }
});

test("every node stands out with its links when the pointer is over it, until it leaves", async () => {
  const user = userEvent.setup();
  const { lit, node } = draw();
  for (const { id } of networkNodes) {
    await user.hover(node(id));
    expect(lit(), id).toEqual(around(id));
    await user.unhover(node(id));
    expect(lit(), id).toEqual(all);
  }
});

test("Tab goes through the nodes, each of which stands out, and leaving them clears, and so does Escape at once", async () => {
  const user = userEvent.setup();
  const { lit, node, nodes } = draw();
  act(() => nodes.at(-1)?.focus());
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(nodes.at(-2));
  expect(lit()).not.toEqual(all);
  await user.tab();
  await user.tab();
  expect(lit()).toEqual(all);
  // Before the effects of highlighting have run.
  act(() => {
    node("investors").focus();
    fireEvent.keyDown(document, { key: "Escape" });
  });
  expect(lit()).toEqual(all);
});

test("a tap highlights until the next or Escape, and a finger that lifts does not clear", () => {
  const { lit, node } = draw();
  const communities = node("communities");
  fireEvent.pointerEnter(communities, { pointerType: "touch" });
  fireEvent.pointerLeave(communities, { pointerType: "touch" });
  fireEvent.pointerLeave(screen.getByRole("group"), { pointerType: "touch" });
  fireEvent.click(communities);
  expect(lit()).toEqual(around("communities"));
  fireEvent.click(node("investors"));
  expect(lit()).toEqual(around("investors"));
  fireEvent.keyDown(document, { key: "Escape" });
  expect(lit()).toEqual(all);
  fireEvent.click(communities);
  fireEvent.click(communities);
  expect(lit()).toEqual(all);
});

test("the list names every link and its strength", () => {
  draw();
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toHaveLength(networkLinks.length);
  for (const [index, { flow, strength }] of networkLinks.entries()) {
    expect(rows[index]).toContain(flow);
    expect(rows[index]?.toLowerCase()).toContain(strength);
  }
});

test("a held key presses a node once", async () => {
  const user = userEvent.setup();
  const node = draw().node("investors");
  act(() => node.focus());
  await user.keyboard("{Enter>2/}");
  expect(node.getAttribute("aria-pressed")).toBe("true");
});
