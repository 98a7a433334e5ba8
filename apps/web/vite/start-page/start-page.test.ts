import { describe, expect, it } from 'vitest';
import { withStartPage } from './start-page.ts';

const BUILT = `<html lang="es">
  <head>
    <script type="module" crossorigin src="/eve/assets/index-a.js"></script>
    <link rel="modulepreload" crossorigin href="/eve/assets/clsx-b.js">
    <link rel="stylesheet" crossorigin href="/eve/assets/index-c.css">
    <script src="/eve/boot.js"></script>
  </head>
  <body>
    <template id="page"></template>
    <div id="root"></div>
  </body>`;

const parts = {
  gate: '<link rel="preload" as="image" href="/eve/assets/scene.svg"/><main>$& Acceso</main>',
  page: '<div class="shell"></div>',
  title: 'Flota «B» & más · Portal',
  paintedAt: new Date(5),
  address: '/eve/flota',
  signedIn: ['/eve/assets/portal-d.js'],
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

  it('asks for the style sheet first, then for the entry, and for boot.js, before what the entry imports', () => {
    expect(page.indexOf('as="image"')).toBeLessThan(page.indexOf('boot.js'));
    expect(page.indexOf('as="style"')).toBeLessThan(page.indexOf('type="module"'));
    expect(page.indexOf('type="module"')).toBeLessThan(page.indexOf('boot.js'));
    expect(page.indexOf('boot.js')).toBeLessThan(page.indexOf('modulepreload'));
  });

  it('lets boot.js run before the style sheet is there', () => {
    expect(page).toContain('<link rel="preload" as="style" crossorigin href="/eve/assets/index-c.css">');
    expect(page).toMatch(
      /boot\.js"><\/script>\s+<link rel="stylesheet" crossorigin href="\/eve\/assets\/index-c\.css">/,
    );
  });

  it('names what is behind the gate before boot.js, which calls it for pilots who are signed in', () => {
    expect(page).toMatch(
      /<link rel="signed-in" crossorigin href="\/eve\/assets\/portal-d\.js">\s+<script src="\/eve\/boot\.js">/,
    );
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
