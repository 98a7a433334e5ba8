// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const atBase = (url: string) => (url.startsWith('/') ? `/eve${url}` : url);
const html = (source: string) => renderMarkdown(source, atBase).html;

describe('renderMarkdown', () => {
  it('names headings once each, apart from the ids of the page itself', () => {
    const rendered = renderMarkdown(
      '## Llegada\n\n### Contenido\n\n## Llegada\n\n## ¿Qué es `ACARS`?\n',
      atBase,
    );
    expect(rendered.headings).toEqual([
      { id: 'llegada', text: 'Llegada' },
      { id: 'llegada-2', text: 'Llegada' },
      { id: 'que-es-acars', text: '¿Qué es ACARS?' },
    ]);
    expect(rendered.html).toContain('<h3 id="contenido-2">Contenido</h3>');
  });

  it('binds figures to their units, also across emphasis, and leaves code alone', () => {
    expect(html('Hasta **77 000** kg y `77 000 kg`.')).toBe(
      '<p>Hasta <strong>77\u202f000</strong>\u00a0kg y <code>77 000 kg</code>.</p>\n',
    );
  });

  it('puts own documents under the base, in the same window', () => {
    expect(html('[parte A](/documentos/manuales/manual-a#pesos)')).toBe(
      '<p><a href="/eve/documentos/manuales/manual-a#pesos">parte A</a></p>\n',
    );
  });

  it('opens other sites in a new tab and says so', () => {
    expect(html('[web](https://example.org/) y [correo](mailto:a@example.org)')).toBe(
      '<p><a href="https://example.org/" target="_blank" rel="noopener">web<span class="away" aria-hidden="true">\u2009↗</span><span class="visually-hidden"> (se abre en una pestaña nueva)</span></a> y <a href="mailto:a@example.org">correo</a></p>\n',
    );
  });

  it('keeps the words of a link that leads nowhere', () => {
    expect(renderMarkdown('Lee [la parte A](/documentos/a) antes.', () => undefined).html).toBe(
      '<p>Lee la parte A antes.</p>\n',
    );
  });

  it('names each table by its section and lets the keyboard scroll it', () => {
    const table = '| A | B |\n|---|---|\n| 1 | 2 |\n';
    const labels = [
      ...html(`${table}\n## Pesos\n\n${table}\n${table}`).matchAll(
        /role="group" aria-label="([^"]*)" tabindex="0"/g,
      ),
    ];
    expect(labels.map(([, label]) => label)).toEqual(['Tabla', 'Pesos', 'Pesos, tabla 2']);
    expect(html(table)).toContain('<th scope="col">A</th>');
  });

  it('tells warnings from notes', () => {
    expect(html('> **Aviso:** cuidado.')).toMatch(/^<blockquote class="warning">/);
    expect(html('> **Nota:** bien.')).toMatch(/^<blockquote>/);
  });

  it('puts tables where a line asks for them', () => {
    const inserts = { pilotos: '<table></table>' };
    expect(renderMarkdown('Antes\n\n{{pilotos}}\n\nDespués', atBase, inserts).html).toBe(
      '<p>Antes</p>\n<table></table>\n<p>Después</p>\n',
    );
  });

  it.each(['<script>alert(1)</script>', 'a <b onclick="x()">b</b>', '<!-- nota -->'])(
    'never lets %s through',
    (source) => {
      expect(() => html(source)).toThrow('Raw HTML');
    },
  );
});
