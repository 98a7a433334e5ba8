import { expect, it } from 'vitest';
import { routePatterns } from '@va/schemas/pages/portal-pages.ts';
import { pageAt } from './navigation.ts';

/** One address for every route. */
const PAGES = Object.values(routePatterns).map((pattern) => pattern.slice(1).replaceAll(/:\w+/g, 'ec-lzd'));

it.each(PAGES)('/%s is a page of the app', (path) => expect(pageAt(path)).toBe('own'));

it('a page of the app may be written in any case and with a slash at the end, as the router has it', () => {
  expect(pageAt('FLOTA/EC-LZD')).toBe('own');
  expect(pageAt('flota/')).toBe('own');
});

it.each(['foro', 'no/existe', 'flota/ec-lzd/motores', 'operaciones', 'plataformas'])(
  '/%s may be somebody else’s',
  (path) => expect(pageAt(path)).toBe('unknown'),
);

it.each([
  'documentos/no-existe',
  'documentos',
  'descargas/a',
  'images/fleet/nada.svg',
  'informe.pdf',
  'sw.js',
  'plataforma',
  'plataforma/',
  'plataforma/reservas/12',
  'plataforma/api/live',
])('/%s is left to the browser', (path) => expect(pageAt(path)).toBeUndefined());
