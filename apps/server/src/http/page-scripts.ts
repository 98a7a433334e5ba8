import { readFile } from 'node:fs/promises';
import { stateOf } from './find-file.ts';

/** HTML links to each page's scripts, by its address after `/plataforma/`, with `:name` for parameters. */
type Links = Readonly<Record<string, string>>;

/** The list that was parsed last, with its text, so as not to parse it again. */
let last: { text: string; links: Links } = { text: '', links: {} };

/** The links to the scripts that every page needs; the links of one page replace them. */
const SHARED = /(?:<link rel="signed-in"[^>]*>\s*)+/;

/** Cached texts of the few documents that the server paints pages into, by file. */
const kept = new Map<string, { as: string; text: string }>();

/**
 * The platform's document with links to the scripts of one page, so that the browser loads those together with the
 * shared ones and not after them. Unchanged if the build wrote no list of scripts.
 * @param file the list that the build wrote, JSON
 * @param place address after `/plataforma/`
 */
export async function withPageScripts(html: string, file: string, place: string): Promise<string> {
  const text = await keptText(file);
  if (text === undefined) return html;
  if (text !== last.text) last = { text, links: JSON.parse(text) as Links };
  const address = Object.hasOwn(last.links, place) ? place : patternOf(place, last.links);
  const links = address === undefined ? undefined : last.links[address];
  return links ? html.replace(SHARED, () => links) : html;
}

/** The text of a file, undefined without one. Cached until the file changes, so that a new build needs no restart. */
export async function keptText(file: string): Promise<string | undefined> {
  const state = await stateOf(file);
  if (!state?.isFile()) return undefined;
  const as = `${state.ino} ${state.size} ${state.mtimeMs}`;
  const known = kept.get(file);
  if (known?.as === as) return known.text;
  const text = await readFile(file, 'utf8');
  kept.set(file, { as, text });
  return text;
}

/** The pattern of the list that matches an address, such as `vuelos/:id`; undefined without one. */
function patternOf(place: string, links: Links): string | undefined {
  const parts = place.split('/');
  return Object.keys(links).find((pattern) => {
    const wanted = pattern.split('/');
    return (
      pattern.includes(':') &&
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}
