/** Colour states of military aerodromes in Spanish. Pure. */
import type { Report } from './report.ts';

/** The best first (NATO STANAG 3634). */
const COLOURS: Readonly<Record<string, string>> = {
  BLU: 'azul (lo mejor)',
  WHT: 'blanco',
  GRN: 'verde',
  YLO: 'amarillo',
  AMB: 'ámbar',
  RED: 'rojo (lo peor)',
};

/** `verde`, `negro: la pista no se puede usar`, `después, azul (lo mejor)`; nothing where there are none. */
export function colourWords({
  colour,
  black,
  nextColour,
}: Pick<Report, 'colour' | 'black' | 'nextColour'>): string[] {
  return [
    colour !== undefined && colourName(colour),
    black && 'negro: la pista no se puede usar',
    nextColour !== undefined && `después, ${colourName(nextColour)}`,
  ].filter((words) => words !== false);
}

/** `azul (lo mejor)`. */
export function colourName(colour: string): string {
  return COLOURS[colour] ?? colour;
}
