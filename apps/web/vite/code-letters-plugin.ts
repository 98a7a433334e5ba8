/**
 * The font of codes, B612 Mono, with the letters that Spanish needs and without its instructions for coarse screens: 8 kB
 * where the whole file has 19. A page that shows codes in two weights had to bring 38 kB before it could be used. A letter
 * that is not in it is shown in the next font of the list (`packages/ui/src/styles/tokens.css`).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FILES = [400, 700].map(
  (weight) => `@fontsource/b612-mono/files/b612-mono-latin-${weight}-normal.woff2`,
);

/** Every character of ASCII that can be seen, and what Spanish texts and figures have besides. */
export const LETTERS =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  'áéíóúüñÁÉÍÓÚÜÑ¿¡«»°ºª·–—’‘“”…€×−±\u00a0\u202f';

/** Puts the smaller files in the place of those that the style sheet names. */
export function codeLettersPlugin(): Plugin {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));
  // Made by a build of the site alone: whoever develops, or builds the pages of the server, reads this plugin too.
  let folder: string;
  return {
    name: 'site:code-letters',
    apply: 'build',
    async config() {
      folder = mkdtempSync(join(tmpdir(), 'code-letters-'));
      const alias = FILES.map(async (find) => {
        const replacement = join(folder, basename(find));
        writeFileSync(replacement, await withLetters(readFileSync(resolve(find)), LETTERS));
        return { find, replacement };
      });
      return { resolve: { alias: await Promise.all(alias) } };
    },
    closeBundle: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A font with these letters alone, as WOFF2. */
export const withLetters = (font: Buffer, letters: string): Promise<Buffer> =>
  subsetFont(font, letters, { targetFormat: 'woff2', noHinting: true });
