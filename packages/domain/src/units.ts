/** Conversions between the units of aviation. Pure; the factors are exact by definition unless said otherwise. */

/** Metres in a statute mile. */
const METRES_PER_STATUTE_MILE = 1609.344;
/** Metres in a nautical mile (ICAO Annex 5, table 3-3). */
const METRES_PER_NM = 1852;
/** Metres in a foot (ICAO Annex 5, table 3-3). */
const METRES_PER_FOOT = 0.3048;
/** Hectopascals in a conventional inch of mercury at 0 °C; NIST SP 811, appendix B. */
const HPA_PER_INCH_OF_MERCURY = 33.86389;

/** Metres of a distance in statute miles. */
export const metresOfStatuteMiles = (miles: number): number => miles * METRES_PER_STATUTE_MILE;
/** Statute miles of a distance in metres. */
export const statuteMilesOfMetres = (metres: number): number => metres / METRES_PER_STATUTE_MILE;
/** Metres of a height in feet. */
export const metresOfFeet = (feet: number): number => feet * METRES_PER_FOOT;
/** Knots of a speed in metres per second. */
export const knotsOfMetresPerSecond = (speed: number): number => (speed * 3600) / METRES_PER_NM;
/** Knots of a speed in kilometres per hour. */
export const knotsOfKilometresPerHour = (speed: number): number => (speed * 1000) / METRES_PER_NM;
/** Hectopascals of a pressure in inches of mercury. */
export const hectopascalsOfInches = (inches: number): number => inches * HPA_PER_INCH_OF_MERCURY;
/** Inches of mercury of a pressure in hectopascals. */
export const inchesOfHectopascals = (pressure: number): number => pressure / HPA_PER_INCH_OF_MERCURY;
