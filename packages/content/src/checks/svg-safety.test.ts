// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { inspectSvg } from './svg-safety.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${attributes}>\n${inside}\n</svg>`;

describe('inspectSvg', () => {
  it.each([
    ['plain shapes', svg('<path d="M0 0h1" fill="url(#a)"/><use href="#a"/>')],
    [
      'namespaces and a comment',
      `<?xml version="1.0"?>\n<!-- <script> -->\n${svg('<g xlink:href="#b"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')}`,
    ],
    [
      'style with a gradient',
      svg('<style>.a{fill:url(#g);color:#fff}</style><text>5 &lt; 6, once = 11</text>'),
    ],
    ['animation of a colour', svg('<animate attributeName="fill" to="red"/>')],
  ])('takes %s', (_, text) => {
    expect(inspectSvg(text)).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', '<script> no se admite en una imagen. Bórralo.'],
    [
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
      '<s:script> no se admite en una imagen. Bórralo.',
    ],
    ['<foreignObject><p/></foreignObject>', '<foreignObject> no se admite en una imagen. Bórralo.'],
    ['<rect onclick="alert(1)"/>', 'el atributo «onclick» ejecuta código. Bórralo.'],
    ["<rect\n/ onload = 'alert(1)'/>", 'el atributo «onload» ejecuta código. Bórralo.'],
    ['<a href="javascript:alert(1)"><path/></a>', '«href» lleva a código («javascript:»). Bórralo.'],
    [
      '<a xlink:href="java&#10;script&#x3a;alert(1)"/>',
      '«xlink:href» lleva a código («javascript:»). Bórralo.',
    ],
    [
      '<image href="https://example.org/x.png"/>',
      '«href» lleva fuera de la imagen. Sólo se admite «#…», una parte del mismo dibujo.',
    ],
    [
      '<use href="otro.svg#a"/>',
      '«href» lleva fuera de la imagen. Sólo se admite «#…», una parte del mismo dibujo.',
    ],
    [
      '<image href="data:image/svg+xml;base64,AA"/>',
      '«href» lleva fuera de la imagen. Sólo se admite «#…», una parte del mismo dibujo.',
    ],
    ['<set attributeName="href" to="#b"/>', 'una animación cambia «href». Bórrala.'],
    [
      '<rect fill="url(https://example.org/#a)"/>',
      '«fill» carga algo de fuera. Sólo se admite url(#…), una parte del mismo dibujo.',
    ],
    [
      '<rect style="fill:u\\72l(//e.org/a)"/>',
      '«style» carga algo de fuera. Sólo se admite url(#…), una parte del mismo dibujo.',
    ],
    [
      "<style>@import 'https://example.org/a.css';</style>",
      'el estilo carga algo de fuera. Deja sólo colores y medidas, y url(#…).',
    ],
    ['<path d="M0 0', 'hay una etiqueta mal escrita. Vuelve a exportar la imagen.'],
  ])('refuses %s', (inside, sentence) => {
    expect(inspectSvg(svg(inside)).map(({ text }) => text)).toContain(sentence);
  });

  it('names the line', () => {
    expect(inspectSvg(svg('<g/>\n<script/>'))).toEqual([
      { line: 3, text: '<script> no se admite en una imagen. Bórralo.' },
    ]);
  });

  it.each([
    [
      '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg/>',
      '«<!DOCTYPE» no se admite en una imagen. Bórralo (o guarda el dibujo como «SVG simple»).',
    ],
    [
      '<?xml-stylesheet href="a.css"?>\n<svg/>',
      '«<?xml-stylesheet» no se admite en una imagen. Bórralo (o guarda el dibujo como «SVG simple»).',
    ],
    [
      '<svg><![CDATA[<script>]]></svg>',
      '«<![CDATA[» no se admite en una imagen. Bórralo (o guarda el dibujo como «SVG simple»).',
    ],
    ['<html><svg/></html>', 'el archivo no empieza por <svg>. Guárdalo como imagen SVG.'],
    ['hola', 'el archivo no es una imagen SVG. Vuelve a exportarlo.'],
  ])('refuses %s as a whole', (text, sentence) => {
    expect(inspectSvg(text).map((finding) => finding.text)).toContain(sentence);
  });
});
