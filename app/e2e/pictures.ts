/** Compares pictures of a stage by their painted pixels. */
import type { Page } from "@playwright/test";
import { surface } from "./stage";

/** Shares, in [0, 1], of the expected picture's painted pixels that differ. */
export interface Differences {
  /** Pixels of discs (more than half opaque) whose color or opacity differs clearly. */
  readonly discs: number;
  /** Pixels of links or a glow, away from the edges of discs, that differ by more than half of their opacity. */
  readonly linksAndGlow: number;
  /** Clearly painted pixels where the expected picture is empty, as a share of its discs. */
  readonly added: number;
}

/** Everything differs, as for pictures of different sizes. */
const everything: Differences = { discs: 1, linksAndGlow: 1, added: 1 };

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
 * Compares a PNG picture with another, in the browser of `page`. Painters antialias differently, so that edges may
 * differ more than discs and lines.
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
      const { data, width } = first;
      const alphaAt = (pixel: number) => data[4 * pixel + 3] ?? 0;

      const OPAQUE = 128;
      const FAINTEST = 10;
      const CLEARLY = 48;
      /** How far from a disc its edge may reach. */
      const EDGE_PX = 2;

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
      const isNearDisc = (pixel: number) => {
        for (let y = -EDGE_PX; y <= EDGE_PX; y += 1) {
          for (let x = -EDGE_PX; x <= EDGE_PX; x += 1) {
            if (alphaAt(pixel + y * width + x) >= OPAQUE) return true;
          }
        }
        return false;
      };

      const count = { discs: 0, linksAndGlow: 0 };
      const differing = { discs: 0, linksAndGlow: 0, added: 0 };
      for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
        const alpha = alphaAt(pixel);
        if (alpha >= OPAQUE) {
          count.discs += 1;
          if (difference(pixel) > CLEARLY) differing.discs += 1;
        } else if (isNearDisc(pixel)) {
          continue;
        } else if (alpha >= FAINTEST) {
          count.linksAndGlow += 1;
          if (difference(pixel) > alpha / 2) differing.linksAndGlow += 1;
        } else if (difference(pixel) > CLEARLY) {
          differing.added += 1;
        }
      }
      return {
        discs: differing.discs / count.discs,
        // Links can be as opaque as discs; of the few pixels left then, some decide nothing.
        linksAndGlow: differing.linksAndGlow / Math.max(count.linksAndGlow, count.discs),
        added: differing.added / count.discs,
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
