import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { networkLinks, networkNodes, type NetworkNodeId } from "../../content/shared/network";
import { NetworkDiagram } from "./network-diagram";

beforeEach(() => {
  render(
    <StrictMode>
      <NetworkDiagram />
    </StrictMode>,
  );
});
afterEach(cleanup);

const nameOf = (id: NetworkNodeId) => networkNodes.find((node) => node.id === id)?.label.join(" ") ?? "";
const button = (id: NetworkNodeId) => screen.getByRole("button", { name: nameOf(id) });

/** Returns the texts of the nodes or rows that are not dimmed. */
const lit = (role: "button" | "listitem") =>
  screen
    .getAllByRole(role)
    .flatMap((part) => (part.dataset["lit"] === "true" ? [part.textContent.trim()] : []));

const linksOf = (id: NetworkNodeId) => networkLinks.filter(({ between }) => between.includes(id));

/** Returns the names of a node and of the nodes linked with it. */
function neighborhood(node: NetworkNodeId): readonly string[] {
  const near = new Set([node, ...linksOf(node).flatMap(({ between }) => between)]);
  return networkNodes.filter(({ id }) => near.has(id)).map(({ id }) => nameOf(id));
}

const all = networkNodes.map(({ id }) => nameOf(id));

test("the description of every node names the nodes that it is linked with", () => {
  for (const { id } of networkNodes) {
    const description = button(id).getAttribute("aria-description") ?? "";
    const ends = linksOf(id).flatMap(({ between }) => between);
    for (const other of networkNodes) {
      expect(description.includes(other.label[0]), other.id).toBe(other.id !== id && ends.includes(other.id));
    }
  }
});

test("every node is highlighted with its links while the pointer is over it", async () => {
  const user = userEvent.setup();
  for (const { id } of networkNodes) {
    await user.hover(button(id));
    expect(lit("button"), id).toEqual(neighborhood(id));
    expect(lit("listitem"), id).toHaveLength(linksOf(id).length);
    await user.unhover(button(id));
    expect(lit("button"), id).toEqual(all);
    expect(lit("listitem"), id).toHaveLength(networkLinks.length);
  }
});

test("a tap highlights a node until the next tap or Escape, also after the finger is lifted", () => {
  const node = button("communities");
  fireEvent.pointerEnter(node, { pointerType: "touch" });
  fireEvent.pointerLeave(node, { pointerType: "touch" });
  fireEvent.pointerLeave(screen.getByRole("group"), { pointerType: "touch" });
  fireEvent.click(node);
  expect(lit("button")).toEqual(neighborhood("communities"));
  fireEvent.click(button("investors"));
  expect(lit("button")).toEqual(neighborhood("investors"));
  fireEvent.keyDown(document, { key: "Escape" });
  expect(lit("button")).toEqual(all);
  fireEvent.click(node);
  fireEvent.click(node);
  expect(lit("button")).toEqual(all);
});
