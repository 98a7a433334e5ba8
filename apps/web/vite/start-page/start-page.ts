/** The document of an address, as text: what the build writes into it so that it is painted before the app has arrived. */

/** React asks for pictures in front of the markup; in the head they come a round trip earlier. */
const HINTS = /^(?:<link rel="preload"[^>]*>)+/;

/** What goes into the page. */
export interface StartPageParts {
  /** Markup of the sign-in screen, as the app takes it over. */
  gate: string;
  /** Markup of the page that a pilot who is signed in sees, as the app takes it over. */
  page: string;
  /** Of the page's tab; the document's own is that of the sign-in screen. */
  title: string;
  /** When gate and page were rendered. */
  paintedAt: Date;
  /** Its address. */
  address: string;
  /** Addresses of the scripts behind the gate, which boot.js calls for pilots who have signed in before. */
  signedIn: readonly string[];
  /** Bytes of a script by its address, not compressed. */
  sizeOf: (address: string) => number;
}

/** Bytes, not compressed, of a script that takes nothing from what is painted first. */
export const SMALL = 3000;

/** So many of the largest scripts keep a slow line busy for about a round trip. */
const LARGEST_FIRST = 2;
/** The other connections that a browser has to a server of HTTP/1.1, and one more for the first that is free again. */
const SMALLEST_NEXT = 5;

/**
 * Scripts in the order in which a browser is to ask for them: each is a round trip, and six go at a time. The largest two
 * keep the line busy while small ones come and go beside them; the connections of those are free for the large rest when
 * the line is. The largest first, or the smallest, would leave round trips at the end in which nothing is sent.
 */
export function inOrderOfAsking(scripts: readonly string[], sizeOf: (script: string) => number): string[] {
  const rest = scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const largest = rest.splice(0, LARGEST_FIRST);
  const smallest = rest.splice(-SMALLEST_NEXT).toReversed();
  return [...largest, ...smallest, ...rest];
}

const ENTRY = /\n *<script type="module" crossorigin src="[^"]+"><\/script>/;
const STYLE_SHEET = /\n *<link rel="stylesheet"[^>]*>/;
const FIRST_SCRIPT = /\n *<script src="([^"]*boot\.js)"[^>]*><\/script>/;
const IMPORTED = /\n *<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * The page with its parts in place, and its files in the order in which a browser is to ask for them: style sheet,
 * boot.js, entry script, what little the entry imports, then what boot.js calls; for who has not signed in, what is large
 * of the entry comes last. A policy in the page stops browsers from looking ahead while boot.js is on its way, and a browser has six
 * connections to a server of HTTP/1.1: what stands behind the sixth file comes a round trip later. Style sheet and boot.js
 * are asked for in front of all and have their places behind: the style sheet behind boot.js, since a script waits for the
 * style sheets before it. Throws when the page lacks a place.
 */
export function withStartPage(
  html: string,
  { gate, page: content, title, paintedAt, address, signedIn, sizeOf }: StartPageParts,
): string {
  const [hints = ''] = HINTS.exec(gate) ?? [];
  const later: string[] = [];
  let page = html;
  for (const place of [STYLE_SHEET, FIRST_SCRIPT]) {
    page = inPlace(page, place, (tag) => {
      later.push(tag);
      return '';
    });
  }
  const [sheet = '', boot = ''] = later;
  const small: string[] = [];
  const large: string[] = [];
  page = page.replaceAll(IMPORTED, (tag, script: string) => {
    if (sizeOf(script) > SMALL) {
      large.push(script);
      return tag;
    }
    small.push(tag);
    return '';
  });
  const scripts = inOrderOfAsking([...large, ...signedIn], sizeOf).map(
    (href) => `<link rel="signed-in" crossorigin href="${href}">`,
  );
  const links = [...picturesOf(content), ...scripts].map((link) => `\n    ${link}`);
  const asked = [
    sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'),
    boot.replace(FIRST_SCRIPT, '\n    <link rel="preload" as="script" href="$1">'),
  ];
  // The bundler writes what the entry imports behind the entry.
  page = inPlace(page, ENTRY, (entry) =>
    [...asked, entry, hints && `\n    ${hints}`, ...small, ...links, boot, sheet].join(''),
  );
  const facts = [
    `data-page="${address.replace(/\/$/, '')}"`,
    `data-title="${inAttribute(title)}"`,
    `data-painted-at="${paintedAt.getTime()}"`,
  ];
  page = inPlace(page, '<html ', (tag) => `${tag}${facts.join(' ')} `);
  page = inPlace(page, '<template id="page">', (tag) => tag + content.replace(HINTS, ''));
  return inPlace(page, '<div id="root"></div>', () => `<div id="root">${gate.slice(hints.length)}</div>`);
}

/** The policy in the page is for hosts that send none; the server that the platform needs sends its own. */
const POLICY = /\n *<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * The document of the platform's pages, whose place the server fills: no search engine lists them, and who opens one needs
 * what stands behind the gate at once.
 * @param files that such a page needs first, by their names in the site
 */
export function platformPage(
  html: string,
  base: string,
  files: readonly string[],
  { paintedAt, sizeOf }: Pick<StartPageParts, 'paintedAt' | 'sizeOf'>,
): string {
  const parts = {
    gate: '',
    page: '',
    title: '',
    paintedAt,
    address: `${base}plataforma`,
    signedIn: files.map((name) => base + name),
    sizeOf,
  };
  const page = withStartPage(
    inPlace(html, POLICY, () => ''),
    parts,
  )
    // Nothing stops browsers from looking ahead here: what is large of the entry comes when the entry asks for it.
    .replace(/(<link rel="stylesheet"[^>]*>)(?:\n *<link rel="modulepreload"[^>]*>)+/, '$1')
    .replace('<template id="page"></template>', '');
  return inPlace(page, '</head>', (end) => `  <meta name="robots" content="noindex" />\n  ${end}`);
}

/** What the page shows first, as React asks for it: boot.js calls it before it takes out the page. */
function picturesOf(content: string): string[] {
  return [...content.matchAll(/<link rel="preload" as="image"[^>]* fetchPriority="high"[^>]*>/g)].map(
    ([hint]) => hint.replace('"preload"', '"signed-in"'),
  );
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function inPlace(html: string, place: string | RegExp, change: (found: string) => string): string {
  const found = typeof place === 'string' ? html.includes(place) : place.test(html);
  if (!found) throw new Error(`index.html has no ${String(place)}`);
  return html.replace(place, change);
}
