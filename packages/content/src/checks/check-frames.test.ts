// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyContent, type ContentCopy } from '@va/testing/content-copy.ts';
import { loadContent } from '../load.ts';
import { ContentErrors, formatProblem } from '../problems.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const FILE = 'content/feeds.yaml';
const entry = (id: string, url: string, enabled = true) =>
  `- { id: ${id}, title: ${id}, provider: Alguien, url: "${url}", purpose: Probar., enabled: ${enabled} }\n`;

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.dispose());

async function problems(): Promise<string[]> {
  const error: unknown = await loadContent(copy.root).catch((reason: unknown) => reason);
  if (!(error instanceof ContentErrors)) return [];
  return error.problems.map((problem) => formatProblem({ ...problem, line: 0 }));
}

it('an address leaves open what the portal fills in, and nothing else', async () => {
  copy.write(
    FILE,
    entry('vatsim-metar', 'https://metar.example/todos') +
      entry('simbrief-plan', 'https://planes.example/?user={alias}&icao={icao}') +
      entry('vatsim-trafico', 'https://datos.example/{alias}') +
      entry('ivao-trafico', 'http://datos.example/'),
  );
  expect(await problems()).toEqual([
    'content/feeds.yaml · vatsim-metar · url: falta «{icao}» en la dirección. Escríbelo donde el portal ha de poner el código del aeropuerto.',
    'content/feeds.yaml · simbrief-plan · url: el portal no sabe qué poner en «{icao}». Aquí sólo vale «{alias}».',
    'content/feeds.yaml · vatsim-trafico · url: el portal no sabe qué poner en «{alias}». Escribe la dirección entera, sin llaves.',
    'content/feeds.yaml · ivao-trafico · url: «http://datos.example/» no es una dirección admitida. Escribe una dirección que empiece por https://, como https://www.example.org.',
  ]);
});

it('only what is switched on reaches the portal', async () => {
  copy.write(
    FILE,
    entry('vatsim-metar', 'https://metar.example/{icao}', false) +
      entry('ivao-trafico', 'https://datos.example/'),
  );
  expect((await loadContent(copy.root)).feeds.map(({ id }) => id)).toEqual(['ivao-trafico']);
  copy.write(FILE, '[]\n');
  expect((await loadContent(copy.root)).feeds).toEqual([]);
});
