/** The page around a document: no script, printable, with a table of contents. */
import { formatDate } from '@va/domain/dates.ts';
import { escapeHtml } from '@va/domain/texts.ts';
import type { Heading } from './markdown.ts';

/** What a page shows. */
export interface DocumentPage {
  title: string;
  summary: string;
  /** ISO date of the last change; generated pages have none of their own. */
  updated?: string;
  headings: readonly Heading[];
  /** A list to work through: its rows can be ticked; on paper it is small and in two columns. */
  compactPrint?: boolean | undefined;
  /** HTML of the body. */
  body: string;
}

/** What all pages have in common. */
export interface PageSurroundings {
  /** Name of the airline. */
  airlineName: string;
  /** Address of the portal's home; without it the portal is named but not linked. */
  homeUrl?: string;
  /** Address of the icon. */
  iconUrl?: string;
  /** What is particular about this copy, said under the title. */
  note?: string;
  /** Where the style is: at an address, or as text within a file to keep. */
  style: { url: string } | { text: string };
}

/** The whole HTML of a document. */
export function pageHtml(page: DocumentPage, surroundings: PageSurroundings): string {
  const { airlineName, homeUrl, iconUrl, note, style } = surroundings;
  const portal = `Portal ${escapeHtml(airlineName)}`;
  return lines(
    '<!doctype html>',
    '<html lang="es">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(page.title)} · ${portal}</title>`,
    `<meta name="description" content="${escapeHtml(page.summary)}">`,
    iconUrl && `<link rel="icon" href="${escapeHtml(iconUrl)}" type="image/svg+xml">`,
    'text' in style && `<style>${style.text}</style>`,
    '</head>',
    page.compactPrint ? '<body class="compact">' : '<body>',
    // Here it keeps the browser from reading on: from the head, a framed page is laid out once without it, and shifts.
    'url' in style && `<link rel="stylesheet" href="${escapeHtml(style.url)}">`,
    '<a class="skip" href="#texto">Saltar al texto</a>',
    '<header class="head">',
    // Within a frame, which the portal must not open in, this line is hidden.
    homeUrl === undefined
      ? `<p class="brand">${portal}</p>`
      : `<p class="brand"><a href="${escapeHtml(homeUrl)}">${portal}</a></p>`,
    `<h1>${escapeHtml(page.title)}</h1>`,
    `<p class="summary">${escapeHtml(page.summary)}</p>`,
    page.updated &&
      `<p class="updated">Actualizado el <time datetime="${page.updated}">${formatDate(page.updated)}</time></p>`,
    note && `<p class="updated screen">${escapeHtml(note)}</p>`,
    '</header>',
    contents(page.headings),
    '<main id="texto">',
    // A form takes all ticks back at once, without a script.
    ...(page.compactPrint ? ['<form>', page.body.trimEnd(), RESET, '</form>'] : [page.body.trimEnd()]),
    '</main>',
    '</body>',
    '</html>',
    '',
  );
}

// The switched-off button keeps Enter on a box from sending the form, which the policy would refuse.
const RESET =
  '<p class="screen"><button type="reset">Borrar las marcas</button><button disabled hidden></button></p>';

function contents(headings: readonly Heading[]): string {
  if (headings.length < 2) return '';
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('');
  return `<nav class="contents" aria-label="Contenido"><details open><summary>Contenido</summary><ol>${items}</ol></details></nav>`;
}

/** Joined by line breaks; what is empty, false or undefined leaves no line, but the last one. */
function lines(...parts: (string | false | undefined)[]): string {
  return parts
    .filter((part, i) => part !== undefined && part !== false && (part !== '' || i === parts.length - 1))
    .join('\n');
}
