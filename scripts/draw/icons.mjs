/** The icons and the link preview under `content/images/marca`, made from the logo and the drawings with a Chromium. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from './link-preview.mjs';
import { FIN } from './logo.mjs';

const out = path.resolve(import.meta.dirname, '../../content/images/marca');
const resolve = createRequire(import.meta.url).resolve;

/** The mark on navy; `scale` is its share of the side, `radius` rounds the corners (of 64). */
function icon(scale, radius) {
  const shift = 32 - 31.5 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><linearGradient id="n" x2="0" y2="1"><stop stop-color="#1c3763"/><stop offset="1" stop-color="#0b172a"/></linearGradient><rect width="64" height="64" rx="${radius}" fill="url(#n)"/><g transform="translate(${shift.toFixed(2)} ${(32 - 32 * scale).toFixed(2)})scale(${scale})"><path fill="#f49f2e" d="${FIN.amber}"/><path fill="#53b0de" d="${FIN.sky}"/></g></svg>\n`;
}

const face = (family, weight, file) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')})}`;

const fonts = [
  face('B612', 400, '@fontsource/b612/files/b612-latin-400-normal.woff2'),
  face('B612', 700, '@fontsource/b612/files/b612-latin-700-normal.woff2'),
  face('B612Mono', 400, '@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2'),
].join('');

const jobs = [
  ['icono-192.png', 192, 192, icon(0.74, 14)],
  ['icono-512.png', 512, 512, icon(0.74, 14)],
  // Whole square: the system cuts its own shape, of which the inner 80 % is safe.
  ['icono-recortable-512.png', 512, 512, icon(0.54, 0)],
  ['icono-180.png', 180, 180, icon(0.66, 0)],
  ['vista-previa.png', 1200, 630, preview()],
];

/** Writes them all; `CHROMIUM_PATH` names another browser than Playwright's own. */
export async function drawIcons() {
  writeFileSync(path.join(out, 'icono.svg'), icon(0.8, 14));
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--no-sandbox'],
  });
  try {
    for (const [file, width, height, drawing] of jobs) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(
        `<style>${fonts}html,body{margin:0;background:transparent}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
      );
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: path.join(out, file), omitBackground: true });
      await page.close();
      console.log(file);
    }
  } finally {
    await browser.close();
  }
}
