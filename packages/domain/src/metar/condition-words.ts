/** Visibility and clouds of a METAR in Spanish. Pure. */
import { formatDistance, formatFeet } from '../quantities.ts';
import type { Cloud, Report, RunwayRange, SectorVisibility, Visibility } from './report.ts';

/** `10 km o más`, `1 1/2 SM (2414 m)`, `4500 m; 1200 m hacia el NE`, `9 km; 2300 m como mínimo`. */
export function visibilityWords({ metres, bound, miles, sectors = [], onlySectors }: Visibility): string {
  const distance = formatDistance(metres);
  const main =
    miles === undefined
      ? withBound(distance, bound, metres >= 10_000)
      : `${withBound(`${miles}\u00a0SM`, bound, false)} (${distance})`;
  return [...(onlySectors ? [] : [main]), ...sectors.map(sectorWords)].join('; ');
}

function sectorWords({ metres, direction }: SectorVisibility): string {
  const where = direction === undefined ? 'como mínimo' : `hacia el ${spanishPoint(direction)}`;
  return `${metres === 9999 ? '10\u00a0km o más' : formatDistance(metres)} ${where}`;
}

function withBound(text: string, bound: Visibility['bound'], orMore: boolean): string {
  if (bound === undefined) return text;
  if (bound === 'less') return `menos de ${text}`;
  return orMore ? `${text} o más` : `más de ${text}`;
}

const spanishPoint = (point: string): string => point.toUpperCase().replaceAll('W', 'O');

const TRENDS = { U: ', mejorando', D: ', empeorando', N: ', sin cambios' } as const;

/** `pista 08L: 1200 m, mejorando`, `pista 18R: de 600 m a más de 2000 m`. */
export function runwayRangeWords({ runway, metres, upTo, bound, trend }: RunwayRange): string {
  const lower = formatDistance(metres);
  const upper = upTo === undefined ? undefined : formatDistance(upTo);
  const range =
    upper === undefined ? withBound(lower, bound, false) : `de ${lower} a ${withBound(upper, bound, false)}`;
  return `pista ${runway}: ${range}${trend === undefined ? '' : TRENDS[trend]}`;
}

const AMOUNTS = {
  FEW: 'pocas nubes (1-2 octas)',
  SCT: 'nubes dispersas (3-4 octas)',
  BKN: 'nubosidad fragmentada (5-7 octas)',
  OVC: 'cielo cubierto (8 octas)',
} as const;

const TYPES: Readonly<Record<string, string>> = {
  CB: 'cumulonimbos',
  TCU: 'cúmulos en torre',
  CI: 'cirros',
  CC: 'cirrocúmulos',
  CS: 'cirrostratos',
  AC: 'altocúmulos',
  ACC: 'altocúmulos castellanus',
  AS: 'altostratos',
  NS: 'nimbostratos',
  SC: 'estratocúmulos',
  ST: 'estratos',
  SF: 'jirones de estratos',
  CU: 'cúmulos',
  CF: 'jirones de cúmulos',
};

/**
 * `pocas nubes (1-2 octas) a 4000 ft, cumulonimbos`; for a cloud with nothing but a kind, `cumulonimbos, cantidad y
 * altura sin medir`.
 */
export function cloudWords({ amount, base, type }: Cloud): string {
  const kinds = type
    ?.split('/')
    .map((kind) => TYPES[kind] ?? kind)
    .join(' y ');
  const height =
    base === undefined ? ', altura sin medir' : base === 0 ? ' a ras de suelo' : ` a ${formatFeet(base)}`;
  if (amount !== undefined) return `${AMOUNTS[amount]}${height}${kinds === undefined ? '' : `, ${kinds}`}`;
  if (kinds === undefined) return `nubes${height}, cantidad sin medir`;
  return base === undefined
    ? `${kinds}, cantidad y altura sin medir`
    : `${kinds}${height}, cantidad sin medir`;
}

/** The best first (NATO STANAG 3634). */
const COLOURS: Readonly<Record<string, string>> = {
  BLU: 'azul (lo mejor)',
  WHT: 'blanco',
  GRN: 'verde',
  YLO: 'amarillo',
  AMB: 'ámbar',
  RED: 'rojo (lo peor)',
};

/**
 * Colour states of military aerodromes in Spanish. `verde`, `negro: la pista no se puede usar`, `después, azul (lo
 * mejor)`; nothing where there are none.
 */
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
