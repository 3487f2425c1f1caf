/**
 * Draws the PNG and ICO icons from `public/favicon.svg` in Chromium:
 *
 *     CHROME_PATH=… node scripts/icons.mjs
 *
 * The icons are in the repository; run this again when the drawing changes.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";

const directory = new URL("../public/", import.meta.url);
const svg = await readFile(new URL("favicon.svg", directory), "utf8");
// Some systems cut their own shape out of an icon, so these icons have no rounded corners.
const square = svg.replace(/ rx="\d+"/, "");

const browser = await chromium.launch({
  executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
await writeFile(new URL("favicon.ico", directory), ico(await draw(svg, 32), 32));
await writeFile(new URL("apple-touch-icon.png", directory), await draw(square, 180));
await writeFile(new URL("icon-192.png", directory), await draw(svg, 192));
await writeFile(new URL("icon-512.png", directory), await draw(svg, 512));
await browser.close();

/**
 * @param {string} picture as SVG
 * @param {number} size in pixels
 */
async function draw(picture, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${picture}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/**
 * An ICO file of one PNG: a header of 6 bytes, an entry of 16, the picture.
 *
 * @param {Buffer} png
 * @param {number} size in pixels
 */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
