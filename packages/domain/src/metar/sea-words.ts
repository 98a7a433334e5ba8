/** State of the sea in Spanish. Pure. */
import { formatNumber } from '../numbers.ts';
import { formatCelsius } from '../quantities.ts';
import type { Sea } from './report.ts';

/** Douglas scale of the state of the sea, 0 to 9, as AEMET names it. */
const STATES = [
  'mar llana',
  'mar rizada',
  'marejadilla',
  'marejada',
  'fuerte marejada',
  'mar gruesa',
  'mar muy gruesa',
  'mar arbolada',
  'mar montañosa',
  'mar enorme',
];

/** `agua a 15 °C; fuerte marejada`, `olas de 1,7 m`, `sin datos`. */
export function seaWords({ temperature, state, waves }: Sea): string {
  const words = [
    temperature !== undefined && `agua a ${formatCelsius(temperature)}`,
    state !== undefined && (STATES[state] ?? ''),
    waves !== undefined && `olas de ${formatNumber(waves)}\u00a0m`,
  ].filter(Boolean);
  return words.length === 0 ? 'sin datos' : words.join('; ');
}
