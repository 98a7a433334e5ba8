/**
 * Draws the project's own pictures into `content/images`:
 *
 *   npm run draw              every picture
 *   npm run draw -- tours     those whose path contains «tours»
 *   npm run draw -- icons     the icons and the link preview; needs a Chromium, see `icons.mjs`
 *
 * Only drawings are written: a photo in their place (`.jpg`, `.webp`, `.avif`) is left alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWINGS } from './drawings.mjs';

const target = path.resolve(import.meta.dirname, '../../content/images');
const wanted = process.argv[2] ?? '';

if (wanted === 'icons') {
  const { drawIcons } = await import('./icons.mjs');
  await drawIcons();
} else {
  for (const [file, draw] of Object.entries(DRAWINGS)) {
    if (!file.includes(wanted)) continue;
    const out = path.join(target, file);
    mkdirSync(path.dirname(out), { recursive: true });
    const text = draw();
    writeFileSync(out, text);
    console.log(`${String(Buffer.byteLength(text)).padStart(6)}  ${file}`);
  }
}
