/** Writes the files for search engines: the list of addresses, and those that they should not visit. */
import { PLATFORM } from '@va/security/platform-folders.ts';
import { ROBOTS, SITEMAP } from '@va/security/served-folders.ts';
import { publishedFolder } from './head.ts';

/**
 * The files for search engines, by their names in the site.
 * @param portal address of the published portal; without it there is no list of addresses, which must be absolute
 * @param base folder of the site, with a slash at its end
 * @param addresses pages of the portal, each under `base`
 * @param platform whether the airline has its own platform beside them, whose pages belong to each pilot
 */
export function forSearchEngines(
  portal: string | undefined,
  base: string,
  addresses: readonly string[],
  platform: boolean,
): ReadonlyMap<string, string> {
  const folder = publishedFolder(portal);
  const rules = ['User-agent: *', platform ? `Disallow: ${base}${PLATFORM}` : 'Disallow:'];
  if (!folder) return new Map([[ROBOTS, `${rules.join('\n')}\n`]]);
  const whole = (address: string) => new URL(address.slice(base.length), folder).href;
  const entries = addresses.map((address) => `  <url><loc>${inXml(whole(address))}</loc></url>`);
  const list = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ];
  return new Map([
    [ROBOTS, `${[...rules, `Sitemap: ${whole(base + SITEMAP)}`].join('\n')}\n`],
    [SITEMAP, `${list.join('\n')}\n`],
  ]);
}

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
