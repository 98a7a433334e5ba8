/** Tags of the page before any script has run: the airline's name, icons and colour. */
import type { HtmlTagDescriptor } from 'vite';
import type { Airline } from '@va/schemas/content/airline.ts';
import type { Theme } from '@va/schemas/content/theme.ts';
import { parseOklch, toHex } from '@va/domain/oklch.ts';

/** Name of the portal, on the tab and where it is installed. */
export function portalName({ name }: Pick<Airline, 'name'>): string {
  return `Portal ${name}`;
}

/** The link preview by the name it is served under: `link-preview.png`. */
export function linkPreviewName(picture: string): string {
  return `link-preview${picture.slice(picture.lastIndexOf('.'))}`;
}

/** Colour of the browser's bar and of the start of the installed portal. */
function barColour(theme: Theme): string {
  return toHex(parseOklch(theme.sidebar.day));
}

/** The head's elements for a portal under `base` (ends in a slash). */
export function headTags(airline: Airline, theme: Theme, base: string): HtmlTagDescriptor[] {
  const { description, icon, icons } = airline.brand;
  const at = (path: string) => base + path.replace(/^\//, '');
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs });
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs });
  return [
    meta({ name: 'theme-color', content: barColour(theme) }),
    { tag: 'title', children: portalName(airline) },
    meta({ name: 'description', content: description }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:locale', content: 'es_ES' }),
    meta({ property: 'og:title', content: portalName(airline) }),
    meta({ property: 'og:description', content: description }),
    ...previewTags(airline).map(meta),
    link({ rel: 'icon', href: at(icon), type: 'image/svg+xml' }),
    ...icons
      .filter(({ purpose }) => purpose === 'apple')
      .map(({ src }) => link({ rel: 'apple-touch-icon', href: at(src) })),
    link({ rel: 'manifest', href: at('manifest.webmanifest') }),
  ];
}

/** The folder in which a portal is published, by the address that the airline gives for it. */
export function publishedFolder(portal: string | undefined): URL | undefined {
  return portal === undefined ? undefined : new URL(portal.replace(/\/?$/, '/'));
}

/** Tags of the link preview in a chat, which needs absolute addresses; none without the portal's own address. */
function previewTags({ name, brand, links }: Airline): Record<string, string>[] {
  const folder = publishedFolder(links.portal);
  if (folder === undefined) return [];
  const address = { property: 'og:url', content: folder.href };
  if (brand.linkPreview === undefined) return [address];
  return [
    address,
    { property: 'og:image', content: new URL(linkPreviewName(brand.linkPreview), folder).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: portalName({ name }) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The web app manifest: how the portal looks once it is installed. Its addresses count from its own. */
export function manifest(airline: Airline, theme: Theme): string {
  const { description, icon, icons } = airline.brand;
  const colour = barColour(theme);
  return `${JSON.stringify(
    {
      name: portalName(airline),
      short_name: airline.name,
      description,
      lang: 'es-ES',
      dir: 'ltr',
      start_url: '.',
      scope: '.',
      display: 'standalone',
      theme_color: colour,
      background_color: colour,
      icons: [
        { src: icon.slice(1), sizes: 'any', type: 'image/svg+xml' },
        ...icons
          .filter(({ purpose }) => purpose !== 'apple')
          .map(({ src, size, purpose }) => ({
            src: src.slice(1),
            sizes: `${size}x${size}`,
            type: 'image/png',
            ...(purpose === 'maskable' ? { purpose } : {}),
          })),
      ],
    },
    null,
    2,
  )}\n`;
}
