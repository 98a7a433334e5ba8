/** The standard atmosphere (ICAO Doc 7488) as far as speeds need it; exact below the tropopause, approximate above. */

/** Temperature at sea level and at the tropopause, kelvin; its fall, kelvin a foot. */
const SEA_K = 288.15;
const STRATOSPHERE_K = 216.65;
const LAPSE = 0.0019812;
/** Speed of sound is this times the root of the temperature, kt. */
const SOUND = 38.967854;

/** Density as a part of that at sea level. */
function density(altFt: number): number {
  return (1 - 6.8755856e-6 * Math.min(altFt, 45_000)) ** 4.2558797;
}

/** Speed of sound at an altitude, kt. */
export function soundKt(altFt: number): number {
  return SOUND * Math.sqrt(Math.max(STRATOSPHERE_K, SEA_K - LAPSE * altFt));
}

/** True airspeed of an indicated airspeed, kt; compressibility is left out, an error of 1 % at 300 kt. */
export function trueKt(iasKt: number, altFt: number): number {
  return iasKt / Math.sqrt(density(altFt));
}

/** Indicated airspeed of a true airspeed, kt. */
export function indicatedKt(tasKt: number, altFt: number): number {
  return tasKt * Math.sqrt(density(altFt));
}
