// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { themeSchema } from '@va/schemas/content/theme.ts';
import { contrast, parseOklch } from '@va/domain/oklch.ts';
import { copyContent, PROJECT, type ContentCopy } from '@va/testing/content-copy.ts';
import { CONTRAST_PAIRS } from '@va/domain/contrast-pairs.ts';
import { sharedColours, themeCss } from '../theme-tokens.ts';
import { loadContent } from '../load.ts';
import { ContentErrors } from '../problems.ts';

const theme = themeSchema.parse(parse(readFileSync(join(PROJECT, 'content/theme.yaml'), 'utf8')));
const colours = new Map([...sharedColours(), ...Object.entries(theme)]);

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.dispose());

async function problems(): Promise<string[]> {
  try {
    await loadContent(copy.root);
    return [];
  } catch (error) {
    if (error instanceof ContentErrors) return error.message.split('\n');
    throw error;
  }
}

test.each(CONTRAST_PAIRS)('%s on %s reaches %d by day and by night', (foreground, background, least) => {
  const [front, ground] = [colours.get(foreground), colours.get(background)];
  if (!front || !ground) throw new Error('A pair names a colour that there is not');
  expect(contrast(parseOklch(front.day), parseOklch(ground.day)), 'by day').toBeGreaterThanOrEqual(least);
  expect(contrast(parseOklch(front.night), parseOklch(ground.night)), 'by night').toBeGreaterThanOrEqual(
    least,
  );
});

test('a text that is not read on its ground is named, with the contrast that it has', async () => {
  copy.replace('content/theme.yaml', 'ink-2: { day: oklch(45%', 'ink-2: { day: oklch(75%');
  const line = copy.lineOf('content/theme.yaml', 'ink-2: { day');
  const found = await problems();
  expect(found).toHaveLength(4);
  expect(found[0]).toMatch(
    new RegExp(
      `^content/theme\\.yaml:${line} · ink-2\\.day: «ink-2» no se distingue bien sobre «background» de día: el contraste es 2,\\d+ y hace falta 4,5 o más\\. Aclara u oscurece uno de los dos, cambiando su primer número\\.$`,
    ),
  );
});

test('a ground on which a colour of the portal itself is lost is named too', async () => {
  copy.replace('content/theme.yaml', 'surface: { day: oklch(100% 0 0)', 'surface: { day: oklch(52% 0 0)');
  expect(await problems()).toContainEqual(
    expect.stringMatching(
      / · surface\.day: «alta» no se distingue bien sobre «surface» .* Aclara u oscurece «surface»/,
    ),
  );
});

test('what is no colour is said to be none', async () => {
  copy.replace('content/theme.yaml', 'oklch(100% 0 0)', '"#ffffff"');
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^content\/theme\.yaml:\d+ · surface\.day: «#ffffff» no es un color\. Escribe oklch\(claridad% intensidad tono\), por ejemplo oklch\(50% 0\.1 250\)\.$/,
    ),
  ]);
});

test('the rule of CSS says both values, or the one that they share', () => {
  const css = themeCss(theme);
  expect(css).toContain(`--color-ink: light-dark(${theme.ink.day}, ${theme.ink.night});`);
  expect(css).toContain(`--color-gold: ${theme.gold.day};`);
});
