import { act, cleanup, render } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "./toaster";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("toasts are 356 px wide and 14 px apart, at most three are visible, and each lasts four seconds", async () => {
  vi.useFakeTimers();
  render(<Toaster />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const count = (state: string) => document.querySelectorAll(`[data-sonner-toast]${state}`).length;
  for (let sent = 0; sent < 4; sent += 1) {
    toast("sent");
    await pass(500);
  }
  expect(count("[data-visible=true]")).toBe(3);
  const list = document.querySelector<HTMLElement>("[data-sonner-toaster]");
  expect(list?.style.getPropertyValue("--width")).toBe("356px");
  expect(list?.style.getPropertyValue("--gap")).toBe("14px");
  await pass(1900);
  expect(count("[data-removed=false]")).toBe(4);
  await pass(200);
  expect(count("[data-removed=false]")).toBe(3);
});
