// @vitest-environment happy-dom
/** Every page of the portal without one file after the other of those that an airline may do without. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '@va/content/load.ts';
import { kinds, type KindName } from '@va/schemas/content/kinds.ts';
import { isOptional } from '@va/schemas/content/missing.ts';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { renderPortal } from './render-portal.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const optional = (Object.keys(kinds) as KindName[]).filter(isOptional);
let content: ContentCopy;
beforeAll(() => (content = copyContent()));
afterAll(() => content.dispose());

describe.each(['propia', 'externa'])('with «plataforma: %s»', (plataforma) => {
  it.each(optional)('every page is shown without the file of «%s»', async (name) => {
    const { file } = kinds[name];
    const airline = content.read(kinds.airline.file);
    content.write(kinds.airline.file, airline.replace(/^plataforma: \w+/m, `plataforma: ${plataforma}`));
    const before = content.read(file);
    content.remove(file);
    try {
      const headings = await renderPortal(await loadContent(content.root));
      for (const [address, heading] of headings) expect(heading, address).not.toBe('');
    } finally {
      content.write(file, before);
    }
  });
});
