/** The seat map of an aircraft type: drawn to count, and the same as tables. */
import type { SeatLayout } from '@va/schemas/content/seat-layout.ts';
import { seatMap } from '@va/domain/drawings/seat-map-geometry.ts';
import type { SeatMap, SeatRow } from '@va/domain/drawings/seat-map.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { escapeHtml } from '@va/domain/texts.ts';
import { tableHtml } from './html.ts';
import { seatMapSvg } from './seat-map-svg.ts';

const CLASS_NAMES = { B: 'Business', Y: 'Turista' } as const;

/** Magnifications; the first is the one shown at the start. */
const ZOOMS = [
  { id: 'mapa-entero', name: 'Entero' },
  { id: 'mapa-ampliado', name: 'Ampliado' },
  { id: 'mapa-detalle', name: 'Detalle' },
];

/** A type that carries passengers. */
interface TypeWithSeats {
  model: string;
  seatLayout: SeatLayout;
}

/** HTML of the map, its legend and its tables, from `<h2>` down. Throws when the rows do not add up to the capacity. */
export function renderSeatMap(type: TypeWithSeats): string {
  const map = seatMap(type.seatLayout);
  if (map.totals.all !== type.seatLayout.capacity) {
    throw new Error(
      `Las filas de ${type.model} suman ${map.totals.all} asientos y su capacidad es ${type.seatLayout.capacity}.`,
    );
  }
  return [
    '<section class="seat-map">',
    '<h2 id="mapa">Mapa</h2>',
    `<p class="sm-total">${totalsText(map)}</p>`,
    legend(map),
    zoomControl(),
    `<div class="sm-box" role="region" aria-label="Mapa de asientos, se desplaza cuando está ampliado" tabindex="0">`,
    `<div role="img" aria-label="${escapeHtml(`Cabina del ${type.model} vista desde arriba: ${totalsText(map)}. Las tablas de abajo dicen lo mismo con palabras.`)}">`,
    seatMapSvg(map, 'wide'),
    seatMapSvg(map, 'tall'),
    '</div></div>',
    '<h2 id="filas">Filas</h2>',
    rowTable(map),
    '<h2 id="salidas">Salidas, cocinas y aseos</h2>',
    exitList(type),
    '</section>',
  ].join('\n');
}

/** `371 = 18 B + 353 Y`, or `180 = 180 Y` where there is one class. */
export function totalsText({ totals }: SeatMap): string {
  const classes = (['B', 'Y'] as const)
    .filter((cabin) => totals[cabin] > 0)
    .map((cabin) => `${formatNumber(totals[cabin])}\u00a0${cabin}`);
  return `${formatNumber(totals.all)} = ${classes.join(' + ')}`;
}

function legend({ totals, monuments }: SeatMap): string {
  const kinds = new Set(monuments.map(({ kind }) => kind));
  const entries = [
    totals.B > 0 && ['sm-business', `Business (B): ${countOf(totals.B, 'asiento', 'asientos')}`],
    totals.Y > 0 && ['sm-economy', `Turista (Y): ${countOf(totals.Y, 'asiento', 'asientos')}`],
    ['sm-exit-row', 'Fila junto a una salida'],
    ['sm-exit', 'Puerta o salida'],
    kinds.has('cocina') && ['sm-monument sm-cocina', 'Cocina'],
    kinds.has('aseo') && ['sm-monument sm-aseo', 'WC: aseo'],
  ].filter((entry) => entry !== false);
  const items = entries.map(
    ([className, text]) =>
      `<li><svg class="sm-key" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path class="${className}" d="M2 2h12v12h-12z"/></svg>${text}</li>`,
  );
  return `<ul class="sm-legend">${items.join('')}</ul>`;
}

function zoomControl(): string {
  const options = ZOOMS.map(
    ({ id, name }, index) =>
      `<input type="radio" name="tamano" id="${id}"${index === 0 ? ' checked' : ''}><label for="${id}">${name}</label>`,
  );
  return `<fieldset class="sm-zoom"><legend>Tamaño del mapa</legend>${options.join('')}</fieldset>`;
}

interface Run {
  first: SeatRow;
  last: SeatRow;
  rows: number;
  letters: string;
}

/** Neighbouring rows that are alike, as one line of the table. */
function runsOf(rows: readonly SeatRow[]): Run[] {
  const runs: Run[] = [];
  for (const row of rows) {
    const letters = row.seats.map(({ letter }) => letter).join(' ');
    const before = runs.at(-1);
    const alike =
      before &&
      before.first.cabin === row.cabin &&
      before.first.exit === row.exit &&
      before.letters === letters;
    if (alike) {
      before.last = row;
      before.rows += 1;
    } else {
      runs.push({ first: row, last: row, rows: 1, letters });
    }
  }
  return runs;
}

function rowTable({ rows, totals }: SeatMap): string {
  const lines = runsOf(rows).map(({ first, last, rows: count, letters }) => [
    first === last ? String(first.number) : `${first.number}\u00a0a\u00a0${last.number}`,
    CLASS_NAMES[first.cabin],
    `<span class="sm-seats">${letters}</span>`,
    formatNumber(count * first.seats.length),
    first.exit ? 'Sí' : 'No',
  ]);
  return tableHtml(
    'Filas de asientos',
    ['Filas', 'Clase', 'Letras', 'Asientos', 'Junto a una salida'],
    [...lines, ['<strong>Total</strong>', '', '', `<strong>${formatNumber(totals.all)}</strong>`, '']],
  );
}

function exitList({ seatLayout }: TypeWithSeats): string {
  const doors = seatLayout.doors
    .toSorted((a, b) => a.afterRow - b.afterRow)
    .map(({ name, overwing, afterRow }) => {
      const where = overwing
        ? `a la altura de la fila ${afterRow + 1}`
        : afterRow === 0
          ? 'delante de la primera fila'
          : `detrás de la fila ${afterRow}`;
      return `<li>${overwing ? 'Salida' : 'Puertas'} <strong>${escapeHtml(overwing ? lowerFirst(name) : name)}</strong>, ${where}.</li>`;
    });
  const names = { cocina: 'Cocina', aseo: 'Aseo' } as const;
  const monuments = seatLayout.monuments.map(
    ({ kind, where }) => `<li>${names[kind]}: ${escapeHtml(where)}.</li>`,
  );
  return `<ul class="sm-list">${doors.join('')}${monuments.join('')}</ul>`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Folder of the generated pages of seats and main decks, one for each aircraft type. */
export const SEAT_MAP_FOLDER = '/documentos/asientos/';
