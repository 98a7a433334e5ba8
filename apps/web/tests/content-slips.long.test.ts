// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderDocuments } from '@va/content/documents/render-documents.ts';
import { howOftenLong } from '@va/testing/how-often.ts';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { renderPortal } from './render-portal.ts';
import { seeded, withSlip } from './slips.ts';
import { loadEverything, type LoadedContent } from '@va/content/load.ts';
import { ContentErrors } from '@va/content/problems.ts';

const SLIPS = howOftenLong(20, 100);
/** So many of them are told, and so many change what pages show: more are tried until they have, up to a bound. */
const [TOLD, SHOWN, MOST] = [SLIPS / 4, SLIPS / 10, SLIPS * 4];
/** Another number tries other slips: `LONG=on SLIP_SEED=7 npx vitest run apps/web/tests/content-slips`. */
const SEED = Number(process.env['SLIP_SEED'] ?? 20261101);
const BROKEN_PAGE = /Unexpected Application Error!|undefined|NaN|\[object/;

describe('content with slips in it', () => {
  let copy: ContentCopy;

  beforeAll(() => {
    copy = copyContent();
  });

  afterAll(() => copy.dispose());

  it('either still makes every page or is told with file, line and sentence, and never breaks the tool', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Nobody answers from outside.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const random = seeded(SEED);
    const yaml = readdirSync(join(copy.root, 'content')).filter((name) => name.endsWith('.yaml'));
    const files = [...yaml, ...yaml, 'documents/manuales/acars.md', 'policies/cookies.md'];
    const seen = new Set([JSON.stringify((await loadEverything(copy.root)).content)]);
    let [told, shown] = [0, 0];
    for (let i = 0; i < SLIPS || (i < MOST && (told <= TOLD || shown <= SHOWN)); i += 1) {
      const file = `content/${files[Math.floor(random() * files.length)]}`;
      const whole = copy.read(file);
      const broken = withSlip(whole, random);
      copy.write(file, broken);
      const outcome = await load(copy.root).catch((error: unknown) => {
        throw new Error(`Slip ${i} (seed ${SEED}) breaks the tool: ${file}`, { cause: error });
      });
      copy.write(file, whole);
      if (outcome instanceof ContentErrors) {
        told += 1;
        // The place itself, or the one that asks for what is missing there.
        expect(outcome.message).toContain(file);
        expect(outcome.problems.filter(({ line }) => line < 1)).toEqual([]);
        expect(outcome.message).not.toMatch(/undefined|\[object/);
        continue;
      }
      const pages = renderDocuments(outcome, { base: '/', stylesheetUrl: '/a.css' });
      expect(pages.size).toBeGreaterThan(30);
      // A slip in a remark changes nothing.
      const change = JSON.stringify(outcome.content);
      if (seen.has(change)) continue;
      seen.add(change);
      shown += 1;
      const headings = await renderPortal(outcome.content).catch((error: unknown) => {
        throw new Error(`Slip ${i} (seed ${SEED}) breaks a page: ${file}`, { cause: error });
      });
      for (const [address, heading] of headings) {
        expect(heading, `slip ${i} of ${file}: ${address}`).not.toMatch(/^$/);
        expect(heading, `slip ${i} of ${file}: ${address}`).not.toMatch(BROKEN_PAGE);
      }
    }
    expect(told).toBeGreaterThan(TOLD);
    expect(shown).toBeGreaterThan(SHOWN);
  }, 300_000);
});

/** The content, or what is wrong with it. */
async function load(root: string): Promise<LoadedContent | ContentErrors> {
  try {
    return await loadEverything(root);
  } catch (error) {
    if (error instanceof ContentErrors) return error;
    throw error;
  }
}
