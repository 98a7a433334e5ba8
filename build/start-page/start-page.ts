/** The page that every address opens, as text: what the build writes into it so that it is painted without a script. */

/** What goes into the page. */
export interface StartPageParts {
  /** Markup of the sign-in screen, as the app takes it over. */
  gate: string;
  /** Markup of what stands in the portal's place until it is there. */
  skeleton: string;
  /**
   * Scripts of the portal behind the gate, in the order of their need; with `at`, only needed at that path.
   * Addresses as the browser asks for them.
   */
  scripts: readonly { href: string; at?: string }[];
}

const ENTRY = /<script type="module" crossorigin src="[^"]+">/;
const PRELOAD = /<link rel="modulepreload" crossorigin href="[^"]+">/g;
const FIRST_SCRIPT = /\n *<script src="[^"]*boot\.js"/;

/**
 * The page with its parts in place. The scripts of the app give way to style sheet, fonts and picture, which the page
 * is painted from; boot.js calls those behind the gate for who is signed in. Throws when the page lacks a place.
 */
export function withStartPage(html: string, { gate, skeleton, scripts }: StartPageParts): string {
  const links = scripts.map(
    ({ href, at }) =>
      `\n    <link rel="signed-in" crossorigin href="${href}"${at === undefined ? '' : ` data-at="${at}"`}>`,
  );
  let page = html.replaceAll(PRELOAD, (tag) => tag.replace('>', ' fetchpriority="low">'));
  page = inPlace(page, ENTRY, (tag) => tag.replace('>', ' fetchpriority="low">'));
  page = inPlace(page, FIRST_SCRIPT, (tag) => links.join('') + tag);
  page = inPlace(page, '<div id="skeleton"></div>', () => `<div id="skeleton">${skeleton}</div>`);
  return inPlace(page, '<div id="root"></div>', () => `<div id="root">${withoutHints(gate)}</div>`);
}

/** React asks for pictures beforehand, in front of the markup; the browser sees them in the markup just as soon. */
function withoutHints(markup: string): string {
  return markup.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

function inPlace(html: string, place: string | RegExp, change: (found: string) => string): string {
  const found = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!found) throw new Error(`index.html has no ${String(place)}`);
  return html.replace(place, change);
}
