import { heightWords } from '#app/lib/flight-words.ts';
import type { LiveRow } from './live-row.ts';

/** Second line of a data block: the height, or of a silent flight how old what is known of it is. */
export function blockWords({ age, ageWords, flight }: LiveRow): string {
  return age === 'lost' ? ageWords : heightWords(flight);
}
