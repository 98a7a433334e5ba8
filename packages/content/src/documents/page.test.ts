// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pageHtml, type DocumentPage } from './page.ts';

const page: DocumentPage = {
  title: 'Parte <A>',
  summary: 'Lo "común"',
  updated: '2026-11-01',
  headings: [
    { id: 'uno', text: 'Uno & medio' },
    { id: 'dos', text: 'Dos' },
  ],
  body: '<p>Texto</p>\n',
};
const linked = { airlineName: 'Norte', homeUrl: '/eve/', style: { url: '/a.css' } };

describe('pageHtml', () => {
  it('escapes what it is given and says the date in words', () => {
    const html = pageHtml(page, linked);
    expect(html).toContain('<title>Parte &lt;A&gt; · Portal Norte</title>');
    expect(html).toContain('<meta name="description" content="Lo &quot;común&quot;">');
    expect(html).toContain('<h1>Parte &lt;A&gt;</h1>');
    expect(html).toContain('<time datetime="2026-11-01">1\u00A0de\u00A0noviembre de 2026</time>');
    expect(html).toContain('<a href="#uno">Uno &amp; medio</a>');
  });

  it('has its style before anything that it applies to', () => {
    expect(pageHtml(page, linked)).toContain(
      '<body>\n<link rel="stylesheet" href="/a.css">\n<a class="skip"',
    );
    expect(pageHtml(page, { airlineName: 'Norte', style: { text: 'p{}' } })).toContain(
      '<style>p{}</style>\n</head>\n<body>\n<a class="skip"',
    );
  });

  it('has a table of contents from two sections on', () => {
    expect(pageHtml(page, linked)).toContain('<nav class="contents" aria-label="Contenido"><details open>');
    expect(pageHtml({ ...page, headings: page.headings.slice(1) }, linked)).not.toContain('<nav');
  });

  it('lets the keyboard skip to the text', () => {
    const html = pageHtml(page, linked);
    expect(html.indexOf('<a class="skip" href="#texto">')).toBeLessThan(html.indexOf('<header'));
    expect(html).toContain('<main id="texto">');
  });

  it('leads to the portal in the same tab, or only names it where it cannot be reached', () => {
    expect(pageHtml(page, linked)).toContain('<a href="/eve/">Portal Norte</a>');
    expect(pageHtml(page, { airlineName: 'Norte', style: { text: '' } })).toContain(
      '<p class="brand">Portal Norte</p>',
    );
  });

  it('leaves no line for what is not there', () => {
    const html = pageHtml(
      { ...page, updated: undefined, headings: [] },
      { airlineName: 'Norte', style: { text: '' } },
    );
    expect(html).not.toMatch(/undefined|\n\n|<time/);
    expect(html.endsWith('</html>\n')).toBe(true);
  });
});
