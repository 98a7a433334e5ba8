/** The main deck of a freighter: drawn to count, and the same as a table. */
import { escapeHtml } from '@va/domain/texts.ts';
import { mainDeckMap } from '@va/domain/drawings/main-deck-map.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import type { MainDeck } from '@va/schemas/content/fleet.ts';
import { tableHtml } from './html.ts';
import { seatMapSvg } from './seat-map-svg.ts';

/** `23 000 kg en 14 posiciones`. */
export function loadText(deck: MainDeck): string {
  const { totals } = mainDeckMap(deck);
  return `${formatNumber(deck.loadKg)}\u00a0kg en ${countOf(totals.all, 'posición', 'posiciones')}`;
}

/** HTML of the deck and its tables, from `<h2>` down. */
export function renderMainDeck(model: string, deck: MainDeck): string {
  const map = mainDeckMap(deck);
  const label = `Cubierta principal del ${model} vista desde arriba: ${loadText(deck)}. Las tablas de abajo dicen lo mismo con palabras.`;
  return [
    '<section class="seat-map">',
    '<h2 id="mapa">Cubierta</h2>',
    `<p class="sm-total">${loadText(deck)}</p>`,
    '<div class="sm-box" role="region" aria-label="Cubierta principal" tabindex="0">',
    `<div role="img" aria-label="${escapeHtml(label)}">`,
    seatMapSvg(map, 'wide'),
    seatMapSvg(map, 'tall'),
    '</div></div>',
    '<h2 id="posiciones">Posiciones</h2>',
    positionTable(deck),
    ...(deck.doors.length > 0 ? ['<h2 id="puertas">Puertas de carga</h2>', doorList(deck)] : []),
    '</section>',
  ].join('\n');
}

function positionTable({ positions }: MainDeck): string {
  let next = 1;
  const lines = positions.map(({ kind, abreast, rows }) => {
    const first = next;
    next += rows;
    const name = rows === 1 ? String(first) : `${first}\u00a0a\u00a0${first + rows - 1}`;
    return [name, escapeHtml(kind), String(abreast), formatNumber(abreast * rows)];
  });
  const all = positions.reduce((sum, { abreast, rows }) => sum + abreast * rows, 0);
  return tableHtml(
    'Posiciones de carga',
    ['Filas', 'Qué va', 'Por fila', 'Posiciones'],
    [...lines, ['<strong>Total</strong>', '', '', `<strong>${formatNumber(all)}</strong>`]],
  );
}

function doorList({ doors }: MainDeck): string {
  const items = doors
    .toSorted((a, b) => a.afterRow - b.afterRow)
    .map(({ name, afterRow }) => {
      const where = afterRow === 0 ? 'delante de la primera fila' : `detrás de la fila ${afterRow}`;
      return `<li><strong>${escapeHtml(name)}</strong>, ${where}.</li>`;
    });
  return `<ul class="sm-list">${items.join('')}</ul>`;
}
