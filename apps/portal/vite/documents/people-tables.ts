/** Tables of pilots and ranks that documents draw from the content. */
import type { PilotInfo, Rank } from '@va/schemas/content/pilots.ts';
import { escapeHtml, tableHtml } from './html.ts';
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

/** The ranks with their stripes. */
export function ranksTableHtml(ranks: readonly Rank[], resolveUrl: ResolveUrl): string {
  const rows = ranks.map((rank) => [
    stripes(resolveUrl(rank.galones.src), rank.galones.alt, 30, 66),
    escapeHtml(rank.rango),
    `${rank.stripes}${rank.star ? ' y estrella de instructor' : ''}`,
  ]);
  return tableHtml('Rangos', ['Galones', 'Rango', 'Barras'], rows);
}

function stripes(src: string | undefined, alt: string, width: number, height: number): string {
  return src === undefined
    ? ''
    : `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
}
