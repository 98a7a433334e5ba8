import { formatDate } from '@va/domain/dates.ts';
import type { AircraftDetails } from '@va/domain/fleet/aircraft-details.ts';

/** Labels of the data of an aircraft. */
export const DETAIL_WORDS = {
  name: 'Nombre',
  livery: 'Librea',
  deliveredOn: 'Día de entrega',
  base: 'Base',
} as const satisfies Record<keyof AircraftDetails, string>;

/** A change of an aircraft in words: «Nombre: nada → Ciudad de Ávila». */
export function changeWords(before: Partial<AircraftDetails>, after: Partial<AircraftDetails>): string {
  const fields = (Object.keys(DETAIL_WORDS) as (keyof AircraftDetails)[]).filter((field) => field in after);
  const shown = (field: keyof AircraftDetails, value: string | null | undefined) =>
    !value ? 'nada' : field === 'deliveredOn' ? formatDate(value) : value;
  return fields
    .map((field) => `${DETAIL_WORDS[field]}: ${shown(field, before[field])} → ${shown(field, after[field])}`)
    .join(' · ');
}
