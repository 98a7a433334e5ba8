/** Feet as hundreds of them, as flight plans count levels. */
export const hundredsOfFeet = (feet: number): number => Math.round(feet / 100);

/** `FL370`, `FL085`: in hundreds of feet with three figures. */
export function formatLevel(feet: number): string {
  return `FL${String(hundredsOfFeet(feet)).padStart(3, '0')}`;
}
