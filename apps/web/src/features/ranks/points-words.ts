import { CREDIT_NAMES, CREDITS, type FlightPoints } from '@va/domain/points/flight-points.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { formatHours } from '@va/domain/quantities.ts';
import type { TriedFlightPoints } from '#app/api/flight-points.ts';

/**
 * Name of a line of the base: «Bloque de menos de 3:00 h».
 * @param under minutes at which it ends; null for the last one
 */
export const lineWords = (under: number | null): string =>
  under === null ? 'Bloque más largo' : `Bloque de menos de ${formatHours(under)}`;

/** Changes in words: «Etapa de tour: 5 → 6». */
export function pointsChange(
  before: FlightPoints,
  after: FlightPoints,
  under: readonly (number | null)[],
): string {
  const pairs: (readonly [string, number | undefined, number | undefined])[] = [
    ...after.base.map((points, at) => [lineWords(under[at] ?? null), before.base[at], points] as const),
    ...CREDIT_NAMES.map((name) => [CREDITS[name], before[name], after[name]] as const),
  ];
  const changed = pairs.filter(([, one, other]) => one !== other);
  if (changed.length === 0) return 'Sin cambios';
  return changed.map(([label, one, other]) => `${label}: ${one ?? 'nada'} → ${other ?? 'nada'}`).join(' · ');
}

/** Points that the recent flights would have earned, in a sentence. */
export function triedWords({ flights, pilots, before, after }: TriedFlightPoints): string {
  if (flights === 0) return 'En los últimos 30 días no hay vuelos con los que comparar.';
  const sum = `${countOf(flights, 'vuelo', 'vuelos')} de los últimos 30 días ${flights === 1 ? 'da' : 'dan'} ${countOf(before, 'punto', 'puntos')} por bloque, nota y red, y ${flights === 1 ? 'habría dado' : 'habrían dado'} ${formatNumber(after)}.`;
  return pilots === 0
    ? `${sum} A ningún piloto le cambiaría la suma.`
    : `${sum} Le cambiaría la suma a ${countOf(pilots, 'piloto', 'pilotos')}.`;
}
