/** What a map says beside itself. Pure. */
import type { GestureHint } from './gestures.ts';

const NM_M = 1852;

/** The longest round distance that takes at most so many CSS pixels, with its width. @param metres for a pixel */
export function scaleBar(metres: number, most: number): { miles: number; width: number } {
  const room = (metres * most) / NM_M;
  const power = 10 ** Math.floor(Math.log10(room));
  const miles = [5, 2, 1].map((step) => step * power).find((step) => step <= room) ?? power;
  return { miles, width: (miles * NM_M) / metres };
}

/** What to do instead of a gesture that belongs to the page. */
export const HINTS: Readonly<Record<GestureHint, string>> = {
  wheel: 'Para acercar con la rueda, pulsa antes en el mapa o mantén Ctrl.',
  fingers: 'Mueve el mapa con dos dedos.',
};

/** What the keys do, for whoever reaches the map by keyboard. */
export const KEYS = 'Flechas para mover, + y − para acercar y alejar, Inicio para verlo entero.';
