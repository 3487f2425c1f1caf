/** Compares pictures of a stage by their painted pixels. */
import type { Page } from "@playwright/test";
import { surface } from "./stage";

/** What differs, as shares in [0, 1]. */
export interface Differences {
  /** Of the pixels of discs and links. */
  readonly discsAndLinks: number;
  /** Pixels of the glow that differ by more than half of their opacity; of all pixels. */
  readonly glow: number;
  /** Painted pixels where the expected picture is empty; of as many as its discs and links have. */
  readonly added: number;
}

/** Everything differs, as for pictures of different sizes. */
const everything: Differences = { discsAndLinks: 1, glow: 1, added: 1 };

/** The stage's canvas as a PNG picture, without the texts over it; each side is multiplied by `scale`. */
export async function canvasPicture(page: Page, scale: number): Promise<Buffer> {
  const url = await surface(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement, scale) => {
      const copy = document.createElement("canvas");
      [copy.width, copy.height] = [canvas.width * scale, canvas.height * scale];
      copy.getContext("2d")?.drawImage(canvas, 0, 0, copy.width, copy.height);
      return copy.toDataURL();
    }, scale);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/**
 * Compares a PNG picture with another, in the browser of `page`. Discs and links are more than half opaque, or more
 * opaque than the picture 3 px away; the rest is the glow, which changes slowly, or belongs to edges.
 */
export async function comparePictures(page: Page, expected: Buffer, drawn: Buffer): Promise<Differences> {
  const differences = await page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          // Not fetched: the site's policy blocks `data:`.
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (first === undefined || second === undefined) return undefined;
      if (first.width !== second.width || first.height !== second.height) return undefined;
      const { data, width, height } = first;
      const alphaAt = (pixel: number) => data[4 * pixel + 3] ?? 0;

      const OPAQUE = 128;
      const FAINTEST = 10;
      /** More than painters differ in most pixels of edges, which they antialias differently. */
      const CLEARLY = 36;
      /** By how much opacity rises at a link's edge, and does not within a glow. */
      const RISE = 20;
      const steps = [3, -3, 3 * width, -3 * width];

      /** The difference of two pixels in the channel that differs most, each weighted by its opacity. */
      const difference = (pixel: number) => {
        const at = 4 * pixel;
        const [a, b] = [alphaAt(pixel), second.data[at + 3] ?? 0];
        let most = Math.abs(a - b);
        for (let channel = at; channel < at + 3; channel += 1) {
          const weighted = Math.abs((data[channel] ?? 0) * a - (second.data[channel] ?? 0) * b) / 255;
          most = Math.max(most, weighted);
        }
        return most;
      };

      let discsAndLinks = 0;
      const differing = { discsAndLinks: 0, glow: 0, added: 0 };
      for (let pixel = 0; pixel < width * height; pixel += 1) {
        const alpha = alphaAt(pixel);
        const around = steps.map((step) => alphaAt(pixel + step));
        if (alpha >= OPAQUE || alpha - Math.min(...around) > RISE) {
          discsAndLinks += 1;
          if (difference(pixel) > CLEARLY) differing.discsAndLinks += 1;
        } else if (alpha < FAINTEST) {
          if (difference(pixel) > CLEARLY) differing.added += 1;
        } else if (Math.max(...around) - alpha <= RISE && difference(pixel) > alpha / 2) {
          differing.glow += 1;
        }
      }
      return {
        discsAndLinks: differing.discsAndLinks / discsAndLinks,
        glow: differing.glow / (width * height),
        added: differing.added / discsAndLinks,
      };
    },
    [expected, drawn].map((picture) => picture.toString("base64")),
  );
  return differences ?? everything;
}

/** How many pixels of the stage's canvas are painted. */
export function paintedPixels(page: Page): Promise<number> {
  return surface(page)
    .locator("canvas")
    .evaluate(
      (canvas: HTMLCanvasElement) =>
        new Promise<number>((resolve) => {
          // After the frame loop has drawn, before the browser clears the buffer.
          requestAnimationFrame(() => {
            const copy = new OffscreenCanvas(canvas.width, canvas.height);
            const context = copy.getContext("2d");
            context?.drawImage(canvas, 0, 0);
            const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
            let painted = 0;
            for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) painted += 1;
            resolve(painted);
          });
        }),
    );
}
