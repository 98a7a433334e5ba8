/** Turbulence and icing of a forecast in Spanish. Pure; the code figures are those of AFMAN 15-124. */
import { formatDirection, formatFeet, formatKnots } from '../quantities.ts';
import type { LayerHazard, LowShear } from './forecast.ts';

const TURBULENCE: Readonly<Record<string, string>> = {
  '0': 'sin turbulencia',
  '1': 'turbulencia ligera',
  '2': 'turbulencia moderada ocasional en aire claro',
  '3': 'turbulencia moderada frecuente en aire claro',
  '4': 'turbulencia moderada ocasional en nubes',
  '5': 'turbulencia moderada frecuente en nubes',
  '6': 'turbulencia fuerte ocasional en aire claro',
  '7': 'turbulencia fuerte frecuente en aire claro',
  '8': 'turbulencia fuerte ocasional en nubes',
  '9': 'turbulencia fuerte frecuente en nubes',
  X: 'turbulencia extrema',
};

const ICING: Readonly<Record<string, string>> = {
  '0': 'sin engelamiento apreciable',
  '1': 'engelamiento mixto débil',
  '2': 'engelamiento débil de escarcha en nubes',
  '3': 'engelamiento débil transparente en precipitación',
  '4': 'engelamiento mixto moderado',
  '5': 'engelamiento moderado de escarcha en nubes',
  '6': 'engelamiento moderado transparente en precipitación',
  '7': 'engelamiento mixto fuerte',
  '8': 'engelamiento fuerte de escarcha en nubes',
  '9': 'engelamiento fuerte transparente en precipitación',
};

/** `turbulencia ligera de 1000 a 5000 ft`, `engelamiento mixto débil desde 3000 ft hasta el tope de las nubes`. */
export function layerWords({ kind, code, base, top }: LayerHazard): string {
  const words = (kind === 'turbulence' ? TURBULENCE : ICING)[code] ?? kind;
  if (code === '0') return words;
  return top === undefined
    ? `${words} desde ${formatFeet(base)} hasta el tope de las nubes`
    : `${words} de ${base} a ${formatFeet(top)}`;
}

/** `cizalladura hasta 2000 ft, donde el viento es de 150° a 35 kt`. */
export function lowShearWords({ height, direction, speed }: LowShear): string {
  return `cizalladura hasta ${formatFeet(height)}, donde el viento es de ${formatDirection(direction)} a ${formatKnots(speed)}`;
}
