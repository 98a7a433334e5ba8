/** The tables that stand before the text of an airport's briefing. */
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Route } from '@va/schemas/content/routes.ts';
import { distanceKm, distanceNm, initialBearing } from '@va/domain/great-circle.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { formatDirection } from '@va/domain/quantities.ts';
import { metresOfFeet } from '@va/domain/units.ts';
import { directionFrom, type RouteDirection } from '@va/domain/flights/flight-between.ts';
import { escapeHtml } from '@va/domain/texts.ts';
import { tableHtml } from './html.ts';
import type { Heading, ResolveUrl } from './markdown.ts';

const NBSP = '\u00a0';

/** The part's entry in the table of contents. */
export const FACTS_HEADING: Heading = { id: 'datos', text: 'Datos del aeropuerto' };

/** What the tables are made from. */
export interface Network {
  airports: readonly Airport[];
  routes: readonly Route[];
}

/** Identification, runways and routes of an airport as HTML. */
export function airportFactsHtml(airport: Airport, network: Network, resolveUrl: ResolveUrl): string {
  return [
    '<section class="facts">',
    `<h2 id="${FACTS_HEADING.id}">${FACTS_HEADING.text}</h2>`,
    identification(airport),
    '<h3 id="pistas">Pistas</h3>',
    runways(airport),
    '<h3 id="rutas">Rutas</h3>',
    routeTable(airport, network, resolveUrl),
    '</section>',
    '',
  ].join('\n');
}

function identification(airport: Airport): string {
  const metres = Math.round(metresOfFeet(airport.elevationFt));
  const facts = [
    ['Nombre oficial', escapeHtml(airport.officialName)],
    ['Ciudad y país', escapeHtml(`${airport.city}, ${airport.country}`)],
    ['Códigos OACI / IATA', `<code>${airport.icao}</code> / <code>${airport.iata}</code>`],
    ...(airport.icaoCurrent === undefined
      ? []
      : [['Código OACI en vigor', `<code>${airport.icaoCurrent}</code>`]]),
    ['Elevación', `${formatNumber(airport.elevationFt)}${NBSP}ft (${formatNumber(metres)}${NBSP}m)`],
    ['Coordenadas', `${degrees(airport.lat, 'N', 'S')}, ${degrees(airport.lon, 'E', 'O')}`],
    ['Zona horaria', escapeHtml(airport.timezone)],
  ];
  const items = facts.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`);
  return `<dl class="identification">${items.join('')}</dl>`;
}

/** Degrees and minutes with one decimal, as charts give them. */
function degrees(value: number, positive: string, negative: string): string {
  const tenths = Math.round(Math.abs(value) * 600);
  const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, '0').replace('.', ',');
  return `${Math.floor(tenths / 600)}°${NBSP}${minutes}′${NBSP}${value < 0 ? negative : positive}`;
}

function runways(airport: Airport): string {
  return tableHtml(
    `Pistas de ${airport.icao}`,
    ['Pista', 'Longitud', 'Anchura', 'Superficie', 'Rumbo verdadero', 'Umbral desplazado'],
    airport.runways.map((runway) => [
      `<code>${escapeHtml(runway.ident)}</code>`,
      `${formatNumber(runway.lengthM)}${NBSP}m`,
      `${formatNumber(runway.widthM)}${NBSP}m`,
      escapeHtml(runway.surface),
      `${formatDirection(runway.trueHeading)} / ${formatDirection(runway.trueHeading + 180)}`,
      runway.ends
        .filter((end) => end.displacedFt > 0)
        .map(
          (end) =>
            `<code>${end.ident}</code> ${formatNumber(Math.round(metresOfFeet(end.displacedFt)))}${NBSP}m`,
        )
        .join('<br>') || 'No',
    ]),
  );
}

function routeTable(airport: Airport, { airports, routes }: Network, resolveUrl: ResolveUrl): string {
  const legs = airport.destinations.flatMap((code) => {
    const other = airports.find((entry) => entry.icao === code);
    const route = routes.find(({ between }) => between.includes(airport.icao) && between.includes(code));
    return other === undefined || route === undefined ? [] : [{ other, route }];
  });
  if (legs.length === 0) return '<p>Sin rutas regulares por ahora.</p>';
  const table = tableHtml(
    `Rutas desde ${airport.icao}`,
    ['Destino', 'Distancia ortodrómica', 'Rumbo inicial', 'Ida', 'Vuelta', 'Tipo habitual'],
    legs.map(({ other, route }) => {
      return [
        destination(other, resolveUrl),
        `${formatNumber(Math.round(distanceNm(airport, other)))}${NBSP}NM (${formatNumber(Math.round(distanceKm(airport, other)))}${NBSP}km)`,
        formatDirection(initialBearing(airport, other)),
        block(directionFrom(route, airport.icao)),
        block(directionFrom(route, other.icao)),
        escapeHtml(route.type),
      ].map((cell) => `<span class="whole">${cell}</span>`);
    }),
  );
  const remarks = legs
    .filter(({ route }) => route.note !== undefined)
    .map(({ other, route }) => `<li><code>${other.icao}</code>: ${escapeHtml(route.note ?? '')}</li>`);
  return [
    '<p>Ida y vuelta son tiempos de bloque, de calzo a calzo, en horas y minutos.</p>',
    table,
    ...(remarks.length === 0 ? [] : [`<ul>${remarks.join('')}</ul>`]),
  ].join('\n');
}

function block({ blockTime, estimated }: RouteDirection): string {
  return estimated ? `${blockTime} (estimado)` : blockTime;
}

/** Code and name, linked to the destination's own briefing where it has one. */
function destination({ icao, name, briefingUrl }: Airport, resolveUrl: ResolveUrl): string {
  const href = briefingUrl?.startsWith('/documentos/') === true ? resolveUrl(briefingUrl) : undefined;
  const label = `<code>${icao}</code> ${escapeHtml(name)}`;
  return href === undefined ? label : `<a href="${escapeHtml(href)}">${label}</a>`;
}
