// @vitest-environment node
/** The errors that the staff's guide explains are those that the content check prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadContent } from '@va/content/load.ts';
import { copyContent, PROJECT, type ContentCopy } from '@va/testing/content-copy.ts';

/** One slip for each block of errors in the guide, in its order: file, what stands there, what is written instead. */
const SLIPS: readonly (readonly [file: string, right: string | RegExp, wrong: string])[] = [
  ['notams.yaml', 'importance: Baja', 'importance: Urgente'],
  ['airports.yaml', /(?<=destinations: .*)FIMP/, 'FIMX'],
  ['airports.yaml', /(?<=destinations: \[)(?=.*FIMP)/, 'GVBA, '],
  ['fleet.yaml', /(?<=units: )\d+ avi\S+/, '99 aviones'],
  ['notams.yaml', 'importance: Baja', 'importancia: Baja'],
  ['notams.yaml', 'title: Verano de 2025 sin', 'title: Verano: sin'],
  ['pilots.yaml', '  - { id: EVE002', '\t- { id: EVE002'],
];

const guide = readFileSync(join(PROJECT, 'docs/guia-contenido.md'), 'utf8');
const explained = [...guide.matchAll(/^```text\n([\s\S]*?)^```/gm)].map((match) => (match[1] ?? '').trim());

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.dispose());

/** Lines, entries, places and counts move whenever the content grows; a reader does not mind. */
function asAnExample(text: string): string {
  return text
    .replaceAll(/^(content\/[\w.-]+):\d+(?: · [^·\n]+(?= · ))?/gm, '$1')
    .replaceAll(/\[\d+\]/g, '[n]')
    .replaceAll(/\d+ (?:avión|aviones)/g, 'n aviones')
    .replaceAll(/Escribe \d+\./g, 'Escribe n.');
}

it('explains as many as are tried here', () => {
  expect(explained).toHaveLength(SLIPS.length);
});

it.each(SLIPS.map((slip, i) => [...slip, i] as const))(
  '%s: «%s» → «%s»',
  async (file, right, wrong, i) => {
    const before = copy.read(`content/${file}`);
    const after = before.replace(right, wrong);
    expect(after).not.toBe(before);
    copy.write(`content/${file}`, after);
    const error: unknown = await loadContent(copy.root).catch((reason: unknown) => reason);
    const printed = asAnExample(error instanceof Error ? error.message : '').split('\n');
    expect(printed).toEqual(expect.arrayContaining(asAnExample(explained[i] ?? '?').split('\n')));
  },
  30_000,
);
