import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../hash-files.mjs';

/** Files that shrink. Source maps do too, but only a developer's tools ask for them. */
const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt', '.xml', '.pbf']);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Quality of brotli, at most 11. For pages the last step saves only a seventieth and takes two thirds of the time. */
const qualityFor = (file: string) => (file.endsWith('.html') ? 10 : 11);

/**
 * Writes a brotli and a gzip copy beside text files of the site in `dist`, if the copy is smaller.
 * @param files to look at, relative to `dist`; the whole site by default
 */
export async function compressFiles(dist: string, files = listFiles(dist, ['.'])): Promise<void> {
  const texts = files.filter((file) => TEXT.has(extname(file)));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(dist, file);
      const content = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
      };
      const copies = { br: await toBrotli(content, { params }), gz: await toGzip(content, { level: 9 }) };
      for (const [suffix, copy] of Object.entries(copies)) {
        if (copy.length < content.length) await writeFile(`${path}.${suffix}`, copy);
      }
    }),
  );
}
