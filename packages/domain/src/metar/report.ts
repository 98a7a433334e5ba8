/** Contents of a METAR in the portal's own terms: plain figures in fixed units. Types only. */

/** Surface wind. */
export interface Wind {
  /** Degrees true from which it blows, 1 to 360; undefined when variable, when calm, and when not measured. */
  direction: number | undefined;
  /** The direction was not measured: it is not variable, nobody knows it. */
  unmeasured?: boolean | undefined;
  /** Knots. */
  speed: number;
  /** The wind is stronger than the figure (`P99`). */
  isOver?: boolean | undefined;
  /** Knots. */
  gust?: number | undefined;
  /** The gusts are stronger than their figure. */
  gustIsOver?: boolean | undefined;
  /** Sector in which the direction varies, degrees true, clockwise. */
  from?: number | undefined;
  to?: number | undefined;
}

/** Visibility towards a point of the compass, or the lowest where no direction is given. */
export interface SectorVisibility {
  metres: number;
  /** `N`, `SW`… */
  direction?: string | undefined;
}

/** Prevailing visibility; where only sectors were reported, the lowest of them. */
export interface Visibility {
  metres: number;
  /** The figure is a limit: visibility is better or worse than it. */
  bound?: 'more' | 'less' | undefined;
  /** Text of a report in statute miles, such as `1 1/2`. */
  miles?: string | undefined;
  /** Visibilities by sector, besides the prevailing one or without it. */
  sectors?: readonly SectorVisibility[] | undefined;
  /** Only visibilities by sector were reported. */
  onlySectors?: boolean | undefined;
}

/** A group of present or recent weather. */
export interface Weather {
  /** `-` light, `+` heavy, `VC` in the vicinity. */
  intensity?: '-' | '+' | 'VC' | undefined;
  /** Intensity of weather in the vicinity, if given. */
  strength?: '-' | '+' | undefined;
  /** Two-letter descriptor: SH, TS, FZ, BL, DR, MI, BC, PR; of several the gravest. */
  descriptor?: string | undefined;
  /** Two-letter phenomena: RA, SN, FG… */
  phenomena: readonly string[];
}

/** A cloud layer. */
export interface Cloud {
  /** Undefined when only the kind or the height of the cloud was reported. */
  amount: 'FEW' | 'SCT' | 'BKN' | 'OVC' | undefined;
  /** Feet above the aerodrome; undefined when not measured. */
  base: number | undefined;
  /** Two or three letters: CB, TCU…; `TCU/CB` for both. */
  type?: string | undefined;
}

/** Runway visual range. */
export interface RunwayRange {
  runway: string;
  /** Metres. */
  metres: number;
  /** The other end of a range that varies, metres. */
  upTo?: number | undefined;
  bound?: 'more' | 'less' | undefined;
  trend?: 'U' | 'D' | 'N' | undefined;
}

/** Wind shear near a runway. */
export interface WindShear {
  /** `18L`, `ALL` for every runway; undefined when the report names none. */
  runway: string | undefined;
  /** Affected path; both if absent. */
  phase?: 'TKOF' | 'LDG' | undefined;
}

/** Conditions that a report, its trends and a forecast can all give. */
export interface Conditions {
  wind?: Wind | undefined;
  /** Sector in which the direction varies, degrees true, of a wind that could not be read. */
  windSector?: { from: number; to: number } | undefined;
  visibility?: Visibility | undefined;
  cavok: boolean;
  weather: readonly Weather[];
  clouds: readonly Cloud[];
  /** The report gives no significant clouds (SKC, CLR, NSC, NCD) or CAVOK. */
  noCloud: boolean;
  /** Feet; `unknown` when the sky is hidden but its height was not measured. */
  verticalVisibility?: number | 'unknown' | undefined;
  windShear: readonly WindShear[];
  /** Military colour state: BLU, WHT, GRN, YLO, AMB, RED. */
  colour?: string | undefined;
}

/** A time in UTC; the day of the month where the report gives it. Hour 24 is the end of its day. */
export interface DayTime {
  day?: number | undefined;
  hour: number;
  minute: number;
}

/** Kind, period and probability of an expected change. */
export interface ChangeHead {
  /** `FCST` for a change of no stated kind. */
  kind: 'TEMPO' | 'BECMG' | 'INTER' | 'FM' | 'PROB' | 'FCST';
  /** Percent. */
  probability?: number | undefined;
  from?: DayTime | undefined;
  until?: DayTime | undefined;
  at?: DayTime | undefined;
}

/** A change that is expected within two hours. */
export interface Trend extends Conditions, ChangeHead {}

/** A decoded METAR or SPECI. */
export interface Report extends Conditions {
  raw: string;
  /** ICAO code; empty if the report has none. */
  station: string;
  /** Day of the month, hour and minute in UTC. */
  time?: { day: number; hour: number; minute: number } | undefined;
  special: boolean;
  automatic: boolean;
  corrected: boolean;
  /** The station has sent no data. */
  nil: boolean;
  temperature?: number | undefined;
  dewPoint?: number | undefined;
  /** Hectopascals. */
  pressure?: number | undefined;
  /** Pressure in inches of mercury, if the report gives no hectopascals. */
  inches?: number | undefined;
  runwayRanges: readonly RunwayRange[];
  /** State of runways as reported (snow, ice, braking), coded. */
  runwayStates: readonly string[];
  /** Weather of the last hour that has ended. */
  recent: readonly Weather[];
  /** The military aerodrome can't be used, for other reasons than weather (`BLACK`). */
  black: boolean;
  /** The colour that is expected. */
  nextColour?: string | undefined;
  sea?: Sea | undefined;
  noSignificantChange: boolean;
  trends: readonly Trend[];
  /** Text after RMK, and groups that belong there, unchanged. */
  remarks?: string | undefined;
  /** Groups that nothing understood, as they came, those of the trends included. */
  unknown: readonly string[];
}

/** State of the sea at a station. */
export interface Sea {
  /** Degrees Celsius. */
  temperature?: number | undefined;
  /** Douglas scale (WMO code 3700), 0 to 9. */
  state?: number | undefined;
  /** Significant height of the waves, metres. */
  waves?: number | undefined;
}
