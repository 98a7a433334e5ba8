import { describe, expect, it } from 'vitest';
import { inOrderOfAsking, platformPage, withStartPage } from './start-page.ts';

const BUILT = `<html lang="es">
  <head>
    <script type="module" crossorigin src="/eve/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/eve/assets/runtime-b.js">
    <link rel="modulepreload" crossorigin href="/eve/assets/gate-b.js">
    <link rel="stylesheet" crossorigin href="/eve/assets/index-c.css">
    <script src="/eve/boot.js"></script>
  </head>
  <body>
    <template id="page"></template>
    <div id="root"></div>
  </body>`;

/** Bytes. */
const SIZES: Record<string, number> = {
  'runtime-b.js': 400,
  'gate-b.js': 200_000,
  'platform-e.js': 80_000,
  'portal-d.js': 20_000,
};

const parts = {
  gate: '<link rel="preload" as="image" href="/eve/assets/scene.svg"/><main>$& Acceso</main>',
  page: '<div class="shell"></div>',
  title: 'Flota «B» & más · Portal',
  paintedAt: new Date(5),
  address: '/eve/flota',
  signedIn: ['/eve/assets/portal-d.js'],
  sizeOf: (script: string) => SIZES[script.slice('/eve/assets/'.length)] ?? 10_000,
};

describe('the start page', () => {
  const page = withStartPage(BUILT, parts);

  it('holds the sign-in screen and the page as they were rendered, and says which page it is', () => {
    expect(page).toContain('<div id="root"><main>$& Acceso</main></div>');
    expect(page).toContain('<template id="page"><div class="shell"></div></template>');
    expect(page).toContain(
      '<html data-page="/eve/flota" data-title="Flota «B» &amp; más · Portal" data-painted-at="5" lang="es">',
    );
    expect(withStartPage(BUILT, { ...parts, address: '/eve/' })).toContain('data-page="/eve" ');
  });

  /** Addresses in the order in which the page names them, each with how it does. */
  const namedIn = (html: string) =>
    [
      ...html.matchAll(/<(?:link rel="([\w-]+)"|script)[^>]* (?:href|src)="\/eve\/(?:assets\/)?([^"]+)"/g),
    ].map(([, rel = 'script', file = '']) => `${rel} ${file}`);

  it('asks for style sheet, boot.js and entry first, then for what is small of the entry, and for what is large at last', () => {
    expect(namedIn(page)).toEqual([
      'preload index-c.css',
      'preload boot.js',
      'script index-a.js',
      'preload scene.svg',
      'modulepreload runtime-b.js',
      // These two are called by boot.js alone, for pilots who are signed in.
      'signed-in gate-b.js',
      'signed-in portal-d.js',
      // It runs before the style sheet is there.
      'script boot.js',
      'stylesheet index-c.css',
      'modulepreload gate-b.js',
    ]);
  });

  it('of the platform asks for nothing large before boot.js has run, since nothing stops browsers from looking ahead', () => {
    const policy = '<meta http-equiv="Content-Security-Policy" content="">';
    const html = BUILT.replace('<script type', `${policy}\n    <script type`);
    const files = ['assets/portal-d.js', 'assets/platform-e.js'];
    const { paintedAt, sizeOf } = parts;
    const platform = platformPage(html, '/eve/', files, { paintedAt, sizeOf });
    expect(namedIn(platform)).toEqual([
      'preload index-c.css',
      'preload boot.js',
      'script index-a.js',
      'modulepreload runtime-b.js',
      'signed-in gate-b.js',
      'signed-in platform-e.js',
      'signed-in portal-d.js',
      'script boot.js',
      'stylesheet index-c.css',
    ]);
    expect(platform).not.toContain('Content-Security-Policy');
    expect(platform).toContain('data-page="/eve/plataforma"');
  });

  it('names the picture that the page shows first, and no other', () => {
    const hint = (name: string, more = '') => `<link rel="preload" as="image" href="/eve/${name}"${more}/>`;
    const shown = withStartPage(BUILT, {
      ...parts,
      page: `<div>${hint('avion.svg', ' fetchPriority="high"')}${hint('logo.svg')}</div>`,
    });
    expect(shown.match(/<link rel="signed-in" as="image"[^>]*>/g)).toEqual([
      '<link rel="signed-in" as="image" href="/eve/avion.svg" fetchPriority="high"/>',
    ]);
  });

  it.each(['<div id="root"></div>', '<template id="page">', 'boot.js', 'type="module"', 'stylesheet'])(
    'cannot be made of a page without %s',
    (place) => {
      expect(() => withStartPage(BUILT.replace(place, ''), parts)).toThrow('index.html has no');
    },
  );
});

describe('the order in which scripts are asked for', () => {
  const order = (...sizes: number[]) =>
    inOrderOfAsking(
      sizes.map((_, index) => String(index)),
      (script) => sizes[Number(script)] ?? 0,
    ).map((script) => sizes[Number(script)]);

  it('has the two largest first, then the five smallest, then the rest, the largest first', () => {
    expect(order(1, 60, 4, 30, 40, 2, 15, 5, 3, 27)).toEqual([60, 40, 1, 2, 3, 4, 5, 30, 27, 15]);
    expect(order(1, 60, 40, 5)).toEqual([60, 40, 1, 5]);
    expect(order(7)).toEqual([7]);
    expect(order()).toEqual([]);
  });
});
