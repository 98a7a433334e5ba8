// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { securityHeaders } from './headers.ts';
import type { FrameSource } from './headers.ts';
import { hostFiles } from './host-files.ts';
import { apacheAnswer, headersFileAnswer, nginxAnswer } from './read-host-files.ts';

const frames: FrameSource[] = [{ kind: 'platform', hosts: ['newsky.example', 'login.example'] }];
const classes = securityHeaders({ frames, feeds: [], workerPolicy: 'abc-sw' }, { https: true });

const IMMUTABLE = 'public, max-age=31536000, immutable';

describe.each(['/', '/eve/'])('configuration for a portal under %s', (base) => {
  const files = hostFiles(classes, base);
  const answers = {
    headers: (path: string) => headersFileAnswer(files.headers, path),
    nginx: (path: string) => nginxAnswer(files.nginx, path),
    apache: (path: string) => apacheAnswer(files.apache, path),
  };

  it.each(Object.entries(answers))('R-03 · %s answers with the headers of our own server', (_, answer) => {
    expect(answer(base)).toEqual({ ...classes.app, 'Cache-Control': 'no-cache' });
    expect(answer(`${base}mi-perfil`)).toEqual({ ...classes.app, 'Cache-Control': 'no-cache' });
    expect(answer(`${base}sw.js`)).toEqual({ ...classes.app, 'Cache-Control': 'no-cache' });
    expect(answer(`${base}assets/index-abc123.js`)).toEqual({ ...classes.parts, 'Cache-Control': IMMUTABLE });
    expect(answer(`${base}assets/workers/traffic-abc123.js`)).toEqual({
      ...classes.app,
      'Cache-Control': IMMUTABLE,
    });
    expect(answer(`${base}documentos/manuales/acars`)).toEqual({
      ...classes.documents,
      'Cache-Control': 'no-cache',
    });
    expect(answer(`${base}descargas/a320.html`)).toEqual({
      ...classes.app,
      'Cache-Control': 'no-cache',
      'Content-Disposition': 'attachment',
    });
  });

  it('_redirects gives every address to the app, but for missing files', () => {
    const rules = files.redirects
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    const ruleOf = (path: string) =>
      rules.find(([from = '']) => path.startsWith(from.slice(0, -1)))?.slice(1);
    const app = ['', 'flota/ec-abc', 'no/existe'];
    expect(app.map((path) => ruleOf(base + path))).toEqual(app.map(() => [`${base}index.html`, '200']));
    const inFolders = ['assets/no-existe.js', 'documentos/no-existe', 'descargas/no.html', 'images/no.svg'];
    expect(inFolders.map((path) => ruleOf(base + path))).toEqual(
      inFolders.map(() => [`${base}404.html`, '404']),
    );
  });
});

it('_headers stays within the limits of its hosts: 100 rules, 2000 characters a line', () => {
  const many = Array.from({ length: 20 }, (_, index) => `frames-${index}.example.org`);
  const { headers } = hostFiles(
    securityHeaders(
      { frames: [{ kind: 'platform', hosts: many }], feeds: [], workerPolicy: 'abc-sw' },
      { https: true },
    ),
    '/',
  );
  const lines = headers.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});
