import { madeWhenNeeded } from './made-when-needed.ts';

const twoDecimals = madeWhenNeeded(
  () => new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** A length in metres as on a drawing, to the centimetre: `63,66 m`. */
export function formatMetres(metres: number): string {
  return `${twoDecimals().format(metres)}\u00a0m`;
}
