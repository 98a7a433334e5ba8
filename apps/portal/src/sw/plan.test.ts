import { describe, expect, it } from 'vitest';
import { routePatterns } from '#app/lib/paths.ts';
import { planFor, type Asked } from './plan.ts';

const SCOPE = 'https://portal.example.org/eve/';
const FILES = {
  '': 'app',
  'boot.js': 'boot',
  'assets/home-abc.js': 'home',
  'documentos/manuales/acars': 'acars',
  'descargas/a320.html': 'a320',
  'images/fleet/ec-lzd.svg': 'lzd',
};

/** One address for every route. */
const PAGES = Object.values(routePatterns).map((pattern) => pattern.slice(1).replaceAll(/:\w+/g, 'ec-lzd'));

const plan = (path: string, asked: Partial<Asked> = {}) =>
  planFor(SCOPE, { method: 'GET', mode: 'no-cors', url: new URL(path, SCOPE).href, ...asked }, FILES);
const open = (path: string) => plan(path, { mode: 'navigate' });

describe('who answers a request', () => {
  it.each([
    'boot.js',
    'assets/home-abc.js',
    'documentos/manuales/acars',
    'descargas/a320.html',
    'images/fleet/ec-lzd.svg',
  ])('the copy, for its file %s', (path) => expect(plan(path)).toEqual({ from: 'copy', path }));

  it('the copy, whatever comes after the path', () => {
    expect(plan('boot.js?v=2')).toEqual({ from: 'copy', path: 'boot.js' });
    expect(open('documentos/manuales/acars#arranque')).toEqual({
      from: 'copy',
      path: 'documentos/manuales/acars',
    });
    expect(open('documentos/manuales/acars/')).toEqual({ from: 'copy', path: 'documentos/manuales/acars' });
  });

  it.each(PAGES)('the app out of the copy, for its page /%s', (path) => {
    expect(open(path)).toEqual({ from: 'copy', path: '' });
    expect(open(`${path}?q=madrid`)).toEqual({ from: 'copy', path: '' });
  });

  it('the app, in any case and with a slash at the end, as the router has it', () => {
    expect(open('FLOTA/EC-LZD')).toEqual({ from: 'copy', path: '' });
    expect(open('flota/')).toEqual({ from: 'copy', path: '' });
  });

  it.each(['foro', 'no/existe', 'flota/ec-lzd/motores', 'operaciones'])(
    'the network first, for the page %s that the app does not know',
    (path) => expect(open(path)).toEqual({ from: 'network, then copy' }),
  );

  it('the version before, for an asset that this one does not have', () =>
    expect(plan('assets/home-old.js')).toEqual({ from: 'earlier copy' }));

  it.each([
    'documentos/no-existe',
    'documentos',
    'plataforma',
    'plataforma/panel',
    'descargas/a',
    'images/fleet/nada.svg',
    'informe.pdf',
    'sw.js',
  ])('the browser alone, for %s', (path) => expect(open(path)).toBeUndefined());

  it.each([
    'https://newsky.app/eve/flota',
    'https://portal.example.org:8443/eve/flota',
    'http://portal.example.org/eve/flota',
    'https://portal.example.org/flota',
    'https://portal.example.org/evento/flota',
    'https://portal.example.org/eve',
  ])('the browser alone, for %s elsewhere', (url) =>
    expect(plan('', { url, mode: 'navigate' })).toBeUndefined(),
  );

  it('the browser alone, for anything but reading', () => {
    expect(plan('boot.js', { method: 'POST' })).toBeUndefined();
    expect(plan('boot.js', { method: 'HEAD' })).toBeUndefined();
  });

  it('nothing by the names that every object has', () => {
    expect(plan('constructor')).toBeUndefined();
    expect(plan('__proto__')).toBeUndefined();
  });

  it('a page is opened, and not fetched', () => expect(plan('flota')).toBeUndefined());
});
