// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEverything, type LoadedContent } from '../load.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import { renderDocuments, type RenderedFiles } from './render-documents.ts';

// Builds and whole contents take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let loaded: LoadedContent;
let files: RenderedFiles;

beforeAll(async () => {
  loaded = await loadEverything(PROJECT);
  files = renderDocuments(loaded, {
    base: '/eve/',
    stylesheetUrl: '/eve/assets/documents.css',
    stylesheetText: 'p { color: red }',
  });
});

const page = (name: string) => {
  const html = files.get(name);
  if (html === undefined) throw new Error(`No file ${name}`);
  return html;
};
/** Names of the files that something is true of, to be told in one message. */
const namesWhere = (test: (html: string, name: string) => boolean) =>
  [...files].filter(([name, html]) => test(html, name)).map(([name]) => name);

describe('renderDocuments', () => {
  it('makes a page of each document and of each seat map, and a file to keep of each checklist', () => {
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('documentos/asientos/'))).toHaveLength(
      loaded.content.aircraftTypes.length,
    );
    expect(names.filter((name) => name.startsWith('descargas/'))).toEqual(
      expect.arrayContaining(['descargas/checklist-a320.html', 'descargas/checklist-a330.html']),
    );
    expect(names).toHaveLength(loaded.documents.length + loaded.content.aircraftTypes.length + 2);
  });

  it('gives every page one first heading, a title and a summary', () => {
    expect(namesWhere((html) => html.match(/<h1>/g)?.length !== 1)).toEqual([]);
    expect(namesWhere((html) => !html.startsWith('<!doctype html>\n<html lang="es">'))).toEqual([]);
    const head = /<title>.+ · Portal .+<\/title>\n<meta name="description" content="[^"]+">/;
    expect(namesWhere((html) => !head.test(html))).toEqual([]);
  });

  it('gives every page unique ids, and each link within it an end', () => {
    const idsOf = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(namesWhere((html) => new Set(idsOf(html)).size !== idsOf(html).length)).toEqual([]);
    const targets = (html: string) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(namesWhere((html) => targets(html).some((id) => !idsOf(html).includes(id)))).toEqual([]);
  });

  it('puts nothing into the pages that runs or that the policy refuses', () => {
    // A form without an action only takes ticks back.
    const refused = /<script|<style|\sstyle=|\son\w+=|javascript:|<iframe|<form\s/i;
    expect(namesWhere((html, name) => name.startsWith('documentos/') && refused.test(html))).toEqual([]);
  });

  it('links only to pages that exist, under the base', () => {
    const own = (html: string) =>
      [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
        .map(([, href = '']) => href)
        .filter((href) => !/^(https:|mailto:|#)/.test(href) && href !== '/eve/');
    const isFile = (href: string) => files.has(`${href.replace(/^\/eve\//, '').replace(/#.*/, '')}.html`);
    expect([...files.values()].flatMap(own).length).toBeGreaterThan(60);
    expect([...files.values()].flatMap(own).filter((href) => !isFile(href))).toEqual([]);
  });

  it('shows the date in words and the way back to the portal', () => {
    const html = page('documentos/manuales/acars.html');
    expect(html).toMatch(
      /Actualizado el <time datetime="\d{4}-\d\d-\d\d">\d+\u00A0de\u00A0\p{L}+ de \d{4}<\/time>/u,
    );
    expect(html).toContain('<a href="/eve/">Portal EVE</a>');
    expect(html).toContain('<link rel="stylesheet" href="/eve/assets/documents.css">');
  });

  it('puts the facts of an airport behind the notice and before the text', () => {
    const html = page('documentos/aeropuertos/lemd.html');
    const [notice, facts, text] = [
      'Sólo para simulación',
      'Datos del aeropuerto</h2>',
      '<h2 id="llegada">',
    ].map((piece) => html.indexOf(piece));
    expect(notice).toBeGreaterThan(0);
    expect(facts).toBeGreaterThan(notice ?? 0);
    expect(text).toBeGreaterThan(facts ?? 0);
  });

  it('has one table of the ranks, the lowest first, with what each takes', () => {
    const html = page('documentos/puntos-y-rangos.html');
    const [, table = ''] = /aria-label="Rangos"[^>]*>([^]*?)<\/table>/.exec(html) ?? [];
    const heads = [...table.matchAll(/<th [^>]*>([^<]*)/g)].map(([, head]) => head);
    expect(heads).toEqual(['Galones', 'Rango', 'Barras', 'Puntos', 'Horas', 'Además']);
    expect(table).toMatch(/<td>Segundo Oficial<\/td><td>2<\/td><td>0<\/td>[^]*Comandante TRI<\/td><td>4 y/);
    expect(html.match(/>Rango<\/th>/g)).toHaveLength(1);
  });

  it('draws the pilots and the ranks from the content', () => {
    const pilots = page('documentos/pilotos.html');
    expect(pilots.match(/<code>EVE\d{3}<\/code>/g)?.length).toBeGreaterThanOrEqual(26);
    expect(pilots).not.toContain('<code>CEO</code>');
    expect(
      page('documentos/puntos-y-rangos.html').match(
        /<img src="\/eve\/images\/galones\/[^"]+" alt="Galones[^"]+"/g,
      ),
    ).toHaveLength(4);
  });

  it('makes files to keep that need nothing else', () => {
    for (const name of ['descargas/checklist-a320.html', 'descargas/checklist-a330.html']) {
      const html = page(name);
      expect(html).toContain('<style>p { color: red }</style>');
      expect(html).not.toMatch(/<link|<img|<script|href="\//);
      expect(html).toContain('<p class="brand">Portal EVE</p>');
    }
  });

  it('lets the rows of a list be ticked without a script, and all be taken back', () => {
    const list = page('documentos/checklists/a320.html');
    const rows = list.match(/<tr>\s*<td/g) ?? [];
    expect(rows.length).toBeGreaterThan(50);
    expect(list.match(/<td><label class="tick"><input type="checkbox" autocomplete="off"> /g)).toHaveLength(
      rows.length,
    );
    expect(list).toContain('<button type="reset">Borrar las marcas</button>');
    expect(list).not.toContain('funciona sin conexión');
    expect(page('descargas/checklist-a320.html')).toContain('Esta copia ya funciona sin conexión');
    expect(page('documentos/manuales/manual-a.html')).not.toContain('checkbox');
  });

  it('says on every page that it is for simulation only', () => {
    const written = new Set(loaded.documents.map(({ name }) => `documentos/${name}.html`));
    const notice = 'no válido para navegación real';
    expect(namesWhere((html, name) => written.has(name) && !html.includes(notice))).toEqual([]);
  });
});
