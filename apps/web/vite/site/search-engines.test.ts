// @vitest-environment node
import { expect, it } from 'vitest';
import { forSearchEngines } from './search-engines.ts';

const pages = ['/eve/', '/eve/flota', '/eve/flota/a320&co'];

it('lists every page under the address at which the portal is published', () => {
  for (const portal of ['https://portal.example.org/pilotos', 'https://portal.example.org/pilotos/']) {
    const files = forSearchEngines(portal, '/eve/', pages, true);
    const listed = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
    expect(listed).toEqual([
      'https://portal.example.org/pilotos/',
      'https://portal.example.org/pilotos/flota',
      'https://portal.example.org/pilotos/flota/a320&amp;co',
    ]);
    expect(files.get('robots.txt')).toContain('Sitemap: https://portal.example.org/pilotos/sitemap.xml');
  }
});

it("keeps search engines from what is each pilot's own, and from nothing else", () => {
  expect(forSearchEngines(undefined, '/eve/', pages, true).get('robots.txt')).toBe(
    'User-agent: *\nDisallow: /eve/plataforma/\n',
  );
  expect(forSearchEngines(undefined, '/', ['/'], false).get('robots.txt')).toBe('User-agent: *\nDisallow:\n');
});

it('makes no list without the address at which the portal is published', () => {
  expect([...forSearchEngines(undefined, '/', ['/'], true).keys()]).toEqual(['robots.txt']);
});
