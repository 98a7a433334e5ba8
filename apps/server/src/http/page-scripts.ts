import { keptText } from './kept-text.ts';

/** Links to the scripts of each page by its address after `/plataforma/`, in which `:name` stands for a value. */
type Links = Readonly<Record<string, string>>;

/** What was read last, with the text that it was. */
let last: { text: string; links: Links } = { text: '', links: {} };

/** The scripts that every page needs, in place of which those of one page stand. */
const SHARED = /(?:<link rel="signed-in"[^>]*>\s*)+/;

/**
 * A document of the platform that names the scripts of one page, so that its own come with those of every page and not
 * after them. As it is where the build wrote no such list.
 * @param file with the list, as the build wrote it
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

/** The address of the list that stands for this one. */
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
