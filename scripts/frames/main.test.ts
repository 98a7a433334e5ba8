// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loadContent } from '@va/content/load.ts';
import type { Journey } from '@va/security/framing/evaluate.ts';
import { main } from './main.ts';

const { frames } = await loadContent(process.cwd());
const ORIGIN = ['--origin', 'https://portal.example'];

async function run(args: string[], answer: (url: string) => Partial<Record<string, string[]>>) {
  const visited: string[] = [];
  let output = '';
  const code = await main(args, {
    root: process.cwd(),
    print: (text) => (output += text),
    visit: (url): Promise<Journey> => {
      visited.push(url);
      const headers = { 'content-type': ['text/html'], ...answer(url) };
      return Promise.resolve({ steps: [{ url, status: 200, headers }], lastUrl: url });
    },
  });
  return { code, output, visited };
}

describe('the command over the content of the airline', () => {
  it('visits every outside address of the registry and is content with willing ones', async () => {
    const { code, output, visited } = await run(ORIGIN, () => ({}));
    const outside = frames.flatMap(({ url }) => (url?.startsWith('https://') ? [url] : []));
    expect(visited).toEqual(expect.arrayContaining(outside));
    expect(output).toContain(`${visited.length} páginas revisadas: todas se dejan mostrar en el portal.`);
    expect(code).toBe(0);
  });

  it('ends with 1 for a single page that refuses', async () => {
    const { code, output } = await run(ORIGIN, (url) =>
      url.includes('dispatch.simbrief.com') ? { 'x-frame-options': ['DENY'] } : {},
    );
    expect(output).toContain('✘ Despacho del plan de vuelo en SimBrief');
    expect(code).toBe(1);
  });
});

it('blames the connection when nobody answers at all', async () => {
  let output = '';
  const code = await main(ORIGIN, {
    root: process.cwd(),
    print: (text) => (output += text),
    visit: (url) =>
      Promise.resolve({ steps: [], failure: { kind: 'network', code: 'ENOTFOUND' }, lastUrl: url }),
  });
  expect(output).toMatch(/No se ha podido llegar a ninguna página: comprueba tu conexión a internet\.$/);
  expect(code).toBe(1);
});

it.each([[[]], [['--origin', 'portal']], [['--origin', 'ftp://portal.example']], [[...ORIGIN, '--otra']]])(
  'explains itself when called with %j',
  async (args: string[]) => {
    const { code, output, visited } = await run(args, () => ({}));
    expect(code).toBe(2);
    expect(output).toContain('npm run check:frames');
    expect(visited).toEqual([]);
  },
);
