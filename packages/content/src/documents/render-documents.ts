/** Every page under `/documentos`, and the files to keep under `/descargas`, from the content. */
import { isCallsign } from '@va/domain/callsign.ts';
import { downloadPathOf } from '@va/domain/download-path.ts';
import { typography } from '@va/domain/typography.ts';
import type { Content } from '@va/schemas/content/content.ts';
import type { DocumentSource, LoadedContent } from '../load.ts';
import { airportFactsHtml, FACTS_HEADING } from './airport-facts.ts';
import { renderMarkdown, type ResolveUrl } from './markdown.ts';
import { pageHtml, type DocumentPage, type PageSurroundings } from './page.ts';
import { renderMainDeck } from './main-deck.ts';
import { renderSeatMap, SEAT_MAP_FOLDER } from './seat-map.ts';
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import type { PilotInfo, Rank } from '@va/schemas/content/pilots.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { escapeHtml } from '@va/domain/texts.ts';
import { tableHtml } from './html.ts';

/** Tables of pilots and ranks that documents draw from the content. */

/** The pilots with callsign, name, position and rank; role aliases are the same people and stay out. */
function pilotsTableHtml(
  pilots: Readonly<Record<string, PilotInfo>>,
  isCallsign: (id: string) => boolean,
  resolveUrl: ResolveUrl,
): string {
  const rows = Object.entries(pilots)
    .filter(([id]) => isCallsign(id))
    .map(([id, pilot]) => [
      `<code>${escapeHtml(id)}</code>`,
      escapeHtml(pilot.nombre),
      escapeHtml(pilot.cargo ?? '—'),
      // The rank stands beside its stripes: the picture says nothing more.
      `<span class="rank">${stripes(resolveUrl(pilot.galones.src), '', 15, 33)}${escapeHtml(pilot.rango)}</span>`,
    ]);
  return tableHtml('Pilotos', ['Indicativo', 'Nombre', 'Cargo', 'Rango'], rows);
}

/** The ranks from the lowest up, with their stripes and what each takes; a column that no rank fills is left out. */
function ranksTableHtml(ranks: readonly Rank[], resolveUrl: ResolveUrl): string {
  const number = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));
  const columns: readonly (readonly [head: string, cell: (rank: Rank) => string])[] = [
    ['Galones', ({ galones }) => stripes(resolveUrl(galones.src), galones.alt, 30, 66)],
    ['Rango', ({ rango }) => escapeHtml(rango)],
    ['Barras', (rank) => `${rank.stripes}${rank.star ? ' y estrella' : ''}`],
    ['Puntos', ({ points }) => number(points)],
    ['Horas', ({ hours }) => number(hours)],
    ['Además', ({ also = '' }) => escapeHtml(typography(also))],
  ];
  const used = columns.filter(([, cell]) => ranks.some((rank) => cell(rank) !== ''));
  return tableHtml(
    'Rangos',
    used.map(([head]) => head),
    ranks.toReversed().map((rank) => used.map(([, cell]) => cell(rank) || '—')),
  );
}

function stripes(src: string | undefined, alt: string, width: number, height: number): string {
  return src === undefined
    ? ''
    : `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
}

/** Where the pages will stand. */
export interface RenderOptions {
  /** Folder of the portal, with a slash at both ends. */
  base: string;
  /** Address of the stylesheet. */
  stylesheetUrl: string;
  /** The stylesheet's text with its fonts inside, for the files to keep; in development they link to it instead. */
  stylesheetText?: string;
}

/** Path of each file in the output folder and its HTML. */
export type RenderedFiles = Map<string, string>;

/** Renders all of them. Throws on a seat layout that does not add up, which the content check has ruled out. */
export function renderDocuments(
  { content, documents }: LoadedContent,
  options: RenderOptions,
): RenderedFiles {
  const { base, stylesheetUrl, stylesheetText } = options;
  const airlineName = content.airline.name;
  const served: PageSurroundings = {
    airlineName,
    homeUrl: base,
    iconUrl: base + content.airline.brand.icon.slice(1),
    style: { url: stylesheetUrl },
  };
  const kept: PageSurroundings = {
    airlineName,
    note: 'Esta copia ya funciona sin conexión: ábrela desde donde la has guardado.',
    style: stylesheetText === undefined ? { url: stylesheetUrl } : { text: stylesheetText },
  };
  const atBase: ResolveUrl = (url) => (url.startsWith('/') ? base + url.slice(1) : url);
  // From a tablet's storage the portal's own pages are out of reach.
  const nowhere: ResolveUrl = (url) => (url.startsWith('/') ? undefined : url);

  const files: RenderedFiles = new Map();
  for (const type of content.aircraftTypes) {
    const page = insidePage(type);
    if (page !== undefined) files.set(`${SEAT_MAP_FOLDER.slice(1)}${type.id}.html`, pageHtml(page, served));
  }
  // After the seat maps: a document of the airline's own may stand in for a drawn one.
  for (const document of documents) {
    files.set(`documentos/${document.name}.html`, pageHtml(documentPage(content, document, atBase), served));
  }
  for (const { url } of content.checklists) {
    const document = documents.find(({ name }) => `/documentos/${name}` === url);
    const file = downloadPathOf(url);
    if (document === undefined || file === undefined) continue;
    files.set(file.slice(1), pageHtml(documentPage(content, document, nowhere), kept));
  }
  return files;
}

function documentPage(
  content: Content,
  { name, front, body }: DocumentSource,
  resolveUrl: ResolveUrl,
): DocumentPage {
  if (front === undefined || body === undefined) throw new Error(`The document ${name} was not checked`);
  const { html, headings } = renderMarkdown(
    body.text,
    resolveUrl,
    {
      pilotos: pilotsTableHtml(
        content.pilots,
        (id) => isCallsign(id, content.airline.callsign.pattern),
        resolveUrl,
      ),
      galones: ranksTableHtml(content.ranks, resolveUrl),
    },
    { tickable: front.compactPrint },
  );
  const airport = content.airports.find(({ icao }) => icao === front.airport);
  return {
    title: typography(front.title),
    summary: typography(front.summary),
    updated: front.updated,
    compactPrint: front.compactPrint,
    headings: airport === undefined ? headings : [FACTS_HEADING, ...headings],
    body: airport === undefined ? html : behindNotice(html, airportFactsHtml(airport, content, resolveUrl)),
  };
}

/** Puts the facts before the text, but behind the notice that it may open with. */
function behindNotice(html: string, facts: string): string {
  const end = html.startsWith('<blockquote') ? html.indexOf('</blockquote>') + '</blockquote>\n'.length : 0;
  return html.slice(0, end) + facts + html.slice(end);
}

/** What is inside a type: its main deck, or its seats. */
function insidePage(type: Content['aircraftTypes'][number]): DocumentPage | undefined {
  const { model, mainDeck, seatLayout } = type;
  if (seatLayout !== undefined) return seatMapPage(type, seatLayout);
  if (mainDeck === undefined) return undefined;
  return {
    title: `Cubierta principal del ${model}`,
    summary: `Lo que carga el ${model}: posiciones, de qué clase y por dónde entran.`,
    headings: [
      { id: 'mapa', text: 'Cubierta' },
      { id: 'posiciones', text: 'Posiciones' },
      ...(mainDeck.doors.length > 0 ? [{ id: 'puertas', text: 'Puertas' }] : []),
    ],
    body: renderMainDeck(model, mainDeck),
  };
}

function seatMapPage({ model }: Content['aircraftTypes'][number], layout: SeatLayout): DocumentPage {
  return {
    title: `Mapa de asientos del ${model}`,
    summary: `Disposición de la cabina del ${model}: filas, letras, clases, salidas, cocinas y aseos.`,
    headings: [
      { id: 'mapa', text: 'Mapa' },
      { id: 'filas', text: 'Filas' },
      { id: 'salidas', text: 'Salidas' },
    ],
    body: renderSeatMap({ model, seatLayout: layout }),
  };
}
