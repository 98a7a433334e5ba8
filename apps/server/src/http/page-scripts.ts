import { readFileSync, statSync } from 'node:fs';

/** HTML links to each page's scripts, by its address after `/plataforma/`, with `:name` for parameters. */
type Links = Readonly<Record<string, string>>;

/** The list and the document that were read last, by their texts, and that document with the links of each page. */
let last = { text: '', html: '', links: {} as Links, documents: new Map<string, string>() };

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
export function withPageScripts(html: string, file: string, place: string): string {
  const text = keptText(file);
  if (text === undefined) return html;
  if (text !== last.text || html !== last.html)
    last = { text, html, links: JSON.parse(text) as Links, documents: new Map() };
  const { documents } = last;
  const address = Object.hasOwn(last.links, place) ? place : patternOf(place, last.links);
  const links = address === undefined ? undefined : last.links[address];
  if (address === undefined || !links) return html;
  const known = documents.get(address);
  if (known !== undefined) return known;
  const whole = html.replace(SHARED, () => links);
  documents.set(address, whole);
  return whole;
}

/**
 * The text of a file, undefined without one. Cached until the file changes, so that a new build needs no restart. The
 * question is asked at every page that is painted, and waits for the disk: that takes a tenth of what another thread needs.
 */
export function keptText(file: string): string | undefined {
  const state = statSync(file, { throwIfNoEntry: false });
  if (!state?.isFile()) return undefined;
  const as = `${state.ino} ${state.size} ${state.mtimeMs}`;
  const known = kept.get(file);
  if (known?.as === as) return known.text;
  const text = readFileSync(file, 'utf8');
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
