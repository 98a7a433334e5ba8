/** Tables of pilots and ranks that documents draw from the content. */
import type { PilotInfo, Rank } from '@va/schemas/content/pilots.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { typography } from '@va/domain/typography.ts';
import { escapeHtml } from '@va/domain/escape-html.ts';
import { tableHtml } from './html.ts';
import type { ResolveUrl } from './markdown.ts';

/** The pilots with callsign, name, position and rank; role aliases are the same people and stay out. */
export function pilotsTableHtml(
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
export function ranksTableHtml(ranks: readonly Rank[], resolveUrl: ResolveUrl): string {
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
