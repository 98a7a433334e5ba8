// @vitest-environment node
import { afterAll, describe, expect, it, vi } from 'vitest';
import { kinds, type KindName } from '@va/schemas/content/kinds.ts';
import { isList, isOptional } from '@va/schemas/content/missing.ts';
import { copyContent, PROJECT } from '@va/testing/content-copy.ts';
import { readContentFiles } from './content-files.ts';
import { loadEverything } from './load.ts';

// Whole contents are read, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const optional = (Object.keys(kinds) as KindName[]).filter(isOptional);
const content = copyContent();
afterAll(() => content.dispose());

/** Reads the content while a file of it is missing, or holds something else. */
async function withFile<T>(name: KindName, text: string | undefined, act: () => Promise<T>): Promise<T> {
  const { file } = kinds[name];
  const before = content.read(file);
  try {
    if (text === undefined) content.remove(file);
    else content.write(file, text);
    return await act();
  } finally {
    content.write(file, before);
  }
}

describe.each(optional)('the file of «%s», which an airline may do without', (name) => {
  it('may be deleted, and the check finds the content right', async () => {
    const { content: left } = await withFile(name, undefined, () => loadEverything(content.root));
    expect(left.airports.length).toBeGreaterThan(0);
  });

  it('says nothing in each of the ways in which a file is empty', async () => {
    for (const text of ['', '\n', '# Sólo notas.\n', '[]\n', '{}\n', '# Nota\n[] # nada\n']) {
      const { files, problems } = await withFile(name, text, () => readContentFiles(content.root));
      expect(problems, JSON.stringify(text)).toEqual([]);
      expect(files[name].value, JSON.stringify(text)).toEqual(isList(name) ? [] : null);
    }
  });
});

describe('what documents say of a section that the airline does without', () => {
  it('goes with it: parts of documents, whole documents, their cards and links', async () => {
    const all = await loadEverything(PROJECT);
    const without = await withFile('tours', undefined, () => loadEverything(content.root));
    const hidden = all.documents.filter(({ front }) => front?.section === 'tours').map(({ name }) => name);
    expect(hidden).not.toEqual([]);
    expect(without.documents.map(({ name }) => name)).toEqual(
      all.documents.map(({ name }) => name).filter((name) => !hidden.includes(name)),
    );
    for (const name of hidden) {
      const address = `/documentos/${name}`;
      expect(all.content.regulations.map(({ url }) => url)).toContain(address);
      expect(JSON.stringify([without.content, without.documents])).not.toContain(address);
      expect(JSON.stringify([all.content, all.documents])).toContain(address);
    }
    const words = (loaded: typeof all) => loaded.documents.map(({ body }) => body?.text ?? '').join('\n');
    expect(words(all)).toContain('Tour Nacional');
    expect(words(without)).not.toMatch(/Tour Nacional|\{\{(?!pilotos|galones)/);
  });

  it('is named with its cause where a figure is left behind', async () => {
    const file = 'content/documents/manuales/acars.md';
    const before = content.read(file);
    content.write(file, `${before}\nMás de {{horas.nacional}} horas.\n\n{{tours}}\n\nSin su final.\n`);
    try {
      const error: unknown = await withFile('tours', '[]', () => loadEverything(content.root)).catch(
        (reason: unknown) => reason,
      );
      const lines = error instanceof Error ? error.message.split('\n') : [];
      expect(lines).toHaveLength(2);
      expect(lines[0]).toContain('«{{horas.nacional}}» no tiene cifra');
      expect(lines[0]).toContain('tours.yaml');
      expect(lines[1]).toContain('«{{tours}}» no tiene su pareja');
    } finally {
      content.write(file, before);
    }
  });
});

it('leaves an airline that can be looked at with none of them', async () => {
  const bare = copyContent();
  try {
    for (const name of optional) bare.remove(kinds[name].file);
    for (const plataforma of ['propia', 'externa']) {
      const text = bare.read(kinds.airline.file).replace(/^plataforma: \w+/m, `plataforma: ${plataforma}`);
      bare.write(kinds.airline.file, text);
      const { content: left } = await loadEverything(bare.root);
      expect(left.sections).toMatchObject({ tours: false, notams: false, manuals: false, briefings: false });
      expect(left.routes.length).toBeGreaterThan(0);
      expect(left.routes.every(({ estimated }) => estimated)).toBe(true);
    }
  } finally {
    bare.dispose();
  }
});
