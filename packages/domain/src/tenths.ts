/** Tenths as a score reads: `8,4`, `10,0`. */
export function tenths(value: number): string {
  return (value / 10).toLocaleString('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
