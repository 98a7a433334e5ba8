/** Small pieces of HTML that every generated page shares. */
import { escapeHtml } from '@va/domain/texts.ts';

/** What follows the words of a link that opens elsewhere, for eyes and for screen readers. */
export const AWAY_MARK =
  '<span class="away" aria-hidden="true">\u2009↗</span><span class="visually-hidden"> (se abre en una pestaña nueva)</span>';

/** Opening of the box around a table, which scrolls sideways on a phone and can be reached by keyboard. */
export function openTable(label: string): string {
  return `<div class="table" role="group" aria-label="${escapeHtml(label)}" tabindex="0"><table>`;
}

/** Closing of the box that `openTable` opened. */
export const CLOSE_TABLE = '</table></div>';

/** A whole table in its box. Cells are HTML. */
export function tableHtml(
  label: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    row.map((cell) => (tag === 'th' ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`)).join('');
  return [
    openTable(label),
    `<thead><tr>${cells('th', head)}</tr></thead><tbody>`,
    ...rows.map((row) => `<tr>${cells('td', row)}</tr>`),
    `</tbody>${CLOSE_TABLE}`,
  ].join('\n');
}
