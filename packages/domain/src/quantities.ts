/** Figures with units as pilots read them in Spanish. Pure. A no-break space joins figure and unit. */
import { hoursAndMinutes } from './durations.ts';
import { formatLocalTime } from './local-time.ts';
import { madeWhenNeeded } from './made-when-needed.ts';
import { formatNumber } from './numbers.ts';
import { formatUtcMinute } from './utc-clock.ts';

const twoDecimals = madeWhenNeeded(
  () => new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** `8 kt`, rounded. */
export const formatKnots = (knots: number): string => withUnit(knots, 'kt');
/** `4000 ft`, rounded. */
export const formatFeet = (feet: number): string => withUnit(feet, 'ft');
/** `1018 hPa`, rounded. */
export const formatHectopascals = (pressure: number): string => withUnit(pressure, 'hPa');
/** `30,06 inHg`. */
export const formatInches = (inches: number): string => `${twoDecimals().format(inches)}\u00a0inHg`;
/** `−3 °C`, rounded; with the real minus. */
export const formatCelsius = (degrees: number): string => withUnit(degrees, '°C');

/** `4299 NM`, rounded. */
export const formatMiles = (nauticalMiles: number): string => withUnit(nauticalMiles, 'NM');
/** `10:20 h` of whole minutes, 0 or more. */
export const formatHours = (minutes: number): string => `${hoursAndMinutes(minutes)}\u00a0h`;

/** `+02:30 h`, `−00:30 h`: whole minutes that are added to hours, or taken from them. */
export const formatHoursChange = (minutes: number): string =>
  `${minutes < 0 ? '−' : '+'}${formatHours(Math.abs(minutes))}`;

/** `330°`: a direction with its three figures; north is 360°. */
export function formatDirection(degrees: number): string {
  const rounded = ((Math.round(degrees) % 360) + 360) % 360 || 360;
  return `${String(rounded).padStart(3, '0')}°`;
}

/** A length as on a drawing, to the centimetre: `63,66 m`. */
export const formatMetres = (metres: number): string => `${twoDecimals().format(metres)}\u00a0m`;

/** `4500 m`, and from 5 km on in kilometres: `7 km`, `9,7 km`. */
export function formatDistance(metres: number): string {
  if (metres < 5000) return withUnit(metres, 'm');
  return `${formatNumber(Math.round(metres / 100) / 10)}\u00a0km`;
}

/** UTC with the local time of a place: `19:30Z (20:30 hora local)`. */
export function formatZuluAndLocal(date: Date, timeZone: string): string {
  return `${formatUtcMinute(date)} (${formatLocalTime(date, timeZone)} hora local)`;
}

/** `4000 ft` from 3999.7 and `ft`: rounded, with the minus sign U+2212. */
export function withUnit(value: number, unit: string): string {
  const rounded = Math.round(value);
  const sign = rounded < 0 ? '−' : '';
  return `${sign}${formatNumber(Math.abs(rounded))}\u00a0${unit}`;
}

/** Masses. Pure. */

/** Kilograms in a pound, by definition (international yard and pound agreement, 1959). */
export const KG_PER_LB = 0.45359237;

/** Kilograms of a mass in pounds, to the kilogram. */
export function kilograms(pounds: number): number {
  return Math.round(pounds * KG_PER_LB);
}

/** Feet as hundreds of them, as flight plans count levels. */
export const hundredsOfFeet = (feet: number): number => Math.round(feet / 100);

/** `FL370`, `FL085`: in hundreds of feet with three figures. */
export function formatLevel(feet: number): string {
  return `FL${String(hundredsOfFeet(feet)).padStart(3, '0')}`;
}
