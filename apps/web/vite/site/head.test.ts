// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { airlineSchema } from '@va/schemas/content/airline.ts';
import { themeSchema } from '@va/schemas/content/theme.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import { headTags, linkPreviewName, manifest } from './head.ts';

const read = (file: string): unknown => parse(readFileSync(join(PROJECT, 'content', file), 'utf8'));
const sample = airlineSchema.parse(read('airline.yaml'));
const theme = themeSchema.parse(read('theme.yaml'));
const airline = {
  ...sample,
  name: 'Azul & Sur',
  brand: {
    ...sample.brand,
    description: 'Un portal',
    icon: '/images/a/i.svg',
    linkPreview: '/images/a/v.webp',
  },
};

test('the head says whose portal it is, under the folder where it stands', () => {
  const tags = headTags(airline, theme, '/azul/');
  expect(tags).toContainEqual({ tag: 'title', children: 'Portal Azul & Sur' });
  expect(tags).toContainEqual({ tag: 'meta', attrs: { name: 'description', content: 'Un portal' } });
  expect(tags).toContainEqual({
    tag: 'link',
    attrs: { rel: 'icon', href: '/azul/images/a/i.svg', type: 'image/svg+xml' },
  });
  expect(tags.filter(({ attrs }) => attrs?.['rel'] === 'apple-touch-icon')).toHaveLength(1);
});

test.each(['https://azul.example.org/azul', 'https://azul.example.org/azul/'])(
  'the link preview has a whole address, for a portal at %s',
  (portal) => {
    const tags = headTags({ ...airline, links: { ...airline.links, portal } }, theme, '/azul/');
    const contentOf = (property: string) =>
      tags.find(({ attrs }) => attrs?.['property'] === property)?.attrs?.['content'];
    expect(contentOf('og:url')).toBe('https://azul.example.org/azul/');
    expect(contentOf('og:image')).toBe('https://azul.example.org/azul/link-preview.webp');
  },
);

test('what the airline does not have is not named', () => {
  const { portal: _portal, ...links } = airline.links;
  expect(JSON.stringify(headTags({ ...airline, links }, theme, '/'))).not.toMatch(/og:image|og:url/);
  const { linkPreview: _, ...brand } = airline.brand;
  const tags = headTags({ ...airline, brand: { ...brand, icons: [] } }, theme, '/');
  expect(JSON.stringify(tags)).not.toMatch(/og:image|apple/);
});

test('the manifest names the icons by addresses that count from its own', () => {
  const made = JSON.parse(manifest(airline, theme)) as Record<string, unknown>;
  expect(made).toMatchObject({
    name: 'Portal Azul & Sur',
    short_name: 'Azul & Sur',
    start_url: '.',
    scope: '.',
  });
  expect(made['theme_color']).toMatch(/^#[0-9a-f]{6}$/);
  expect(made['icons']).toEqual([
    { src: 'images/a/i.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'images/marca/icono-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'images/marca/icono-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: 'images/marca/icono-recortable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ]);
});

test('the link preview stands where no offline copy looks for it', () => {
  expect(linkPreviewName('/images/marca/vista.previa.png')).toBe('link-preview.png');
});
