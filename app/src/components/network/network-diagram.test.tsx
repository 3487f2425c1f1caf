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
  return screen.getByRole("group");
}

function nameOf(id: NetworkNodeId): string {
  return networkNodes.find((node) => node.id === id)?.label.join(" ") ?? "";
}

function button(drawing: HTMLElement, id: NetworkNodeId): HTMLElement {
  return within(drawing).getByRole("button", { name: nameOf(id) });
}

/** The highlighted nodes. */
function lit(drawing: HTMLElement): readonly string[] {
  return within(drawing)
    .getAllByRole("button")
    .filter((node) => node.dataset["lit"] === "true")
    .map((node) => node.textContent);
}

function litRows(): number {
  return screen.getAllByRole("listitem").filter((row) => row.dataset["lit"] === "true").length;
}

const all = networkNodes.map((node) => node.label.join(" "));

function neighborhood(id: NetworkNodeId): readonly string[] {
  const near = new Set([id, ...linksOf(id).flatMap(({ between }) => between)]);
  return networkNodes.filter((node) => near.has(node.id)).map((node) => node.label.join(" "));
}

function linksOf(id: NetworkNodeId) {
  return networkLinks.filter(({ between }) => between.includes(id));
}

test("every node is a button that says shortly what it does, and with whom it is linked", () => {
  const drawing = draw();
  for (const { id } of networkNodes) {
    const description = button(drawing, id).getAttribute("aria-description") ?? "";
    const ends = linksOf(id).flatMap(({ between }) => between);
    for (const other of networkNodes) {
      expect(description.includes(other.label[0]), other.id).toBe(other.id !== id && ends.includes(other.id));
    }
    expect(description.length).toBeLessThan(150);
  }
});

test("every node stands out with its links when the pointer is over it, until it leaves", async () => {
  const user = userEvent.setup();
  const drawing = draw();
  for (const { id } of networkNodes) {
    await user.hover(button(drawing, id));
    expect(lit(drawing), id).toEqual(neighborhood(id));
    expect(litRows(), id).toBe(linksOf(id).length);
    await user.unhover(button(drawing, id));
    expect(lit(drawing), id).toEqual(all);
    expect(litRows(), id).toBe(networkLinks.length);
  }
});

test("Escape clears before the effects of highlighting have run", () => {
  const drawing = draw();
  act(() => {
    button(drawing, "investors").focus();
    fireEvent.keyDown(document, { key: "Escape" });
  });
  expect(lit(drawing)).toEqual(all);
});

test("Tab goes through the nodes, and leaving them clears", async () => {
  const user = userEvent.setup();
  const drawing = draw();
  const nodes = within(drawing).getAllByRole("button");
  act(() => nodes.at(-1)?.focus());
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(nodes.at(-2));
  await user.tab();
  await user.tab();
  expect(lit(drawing)).toEqual(all);
});

test("a tap highlights until the next or Escape, and a finger that lifts does not clear", () => {
  const drawing = draw();
  const node = button(drawing, "communities");
  fireEvent.pointerEnter(node, { pointerType: "touch" });
  fireEvent.pointerLeave(node, { pointerType: "touch" });
  fireEvent.pointerLeave(drawing, { pointerType: "touch" });
  fireEvent.click(node);
  expect(lit(drawing)).toEqual(neighborhood("communities"));
  fireEvent.click(button(drawing, "investors"));
  expect(lit(drawing)).toEqual(neighborhood("investors"));
  fireEvent.keyDown(document, { key: "Escape" });
  expect(lit(drawing)).toEqual(all);
  fireEvent.click(node);
  fireEvent.click(node);
  expect(lit(drawing)).toEqual(all);
});

test("the list names every link and its strength", () => {
  draw();
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toHaveLength(networkLinks.length);
  networkLinks.forEach(({ flow, strength }, index) => {
    expect(rows[index]).toContain(flow);
    expect(rows[index]?.toLowerCase()).toContain(strength);
  });
});

test("a held key presses a node once", async () => {
  const user = userEvent.setup();
  const node = button(draw(), "investors");
  act(() => node.focus());
  await user.keyboard("{Enter>2/}");
  expect(node.getAttribute("aria-pressed")).toBe("true");
});
