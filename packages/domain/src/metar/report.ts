/** What a METAR says, in the portal's own terms: plain figures in fixed units. Types only. */

/** Surface wind. */
export interface Wind {
  /** Degrees true from which it blows, 1 to 360; undefined when variable, and when calm. */
  direction: number | undefined;
  /** Knots. */
  speed: number;
  /** Knots. */
  gust?: number | undefined;
  /** Sector between whose ends the direction varies, degrees true, clockwise. */
  from?: number | undefined;
  to?: number | undefined;
}

/** Prevailing visibility. */
export interface Visibility {
  metres: number;
  /** The figure is a limit: visibility is better or worse than it. */
  bound?: 'more' | 'less' | undefined;
  /** As reported in statute miles, such as `1 1/2`. */
  miles?: string | undefined;
  /** Lowest in a direction, metres. */
  lowest?: { metres: number; direction: string } | undefined;
}

/** A group of present or recent weather. */
export interface Weather {
  /** `-` light, `+` heavy, `VC` in the vicinity. */
  intensity?: '-' | '+' | 'VC' | undefined;
  /** Two-letter descriptor: SH, TS, FZ, BL, DR, MI, BC, PR. */
  descriptor?: string | undefined;
  /** Two-letter phenomena: RA, SN, FG… */
  phenomena: readonly string[];
}

/** A cloud layer. */
export interface Cloud {
  amount: 'FEW' | 'SCT' | 'BKN' | 'OVC';
  /** Feet above the aerodrome; undefined when not measured. */
  base: number | undefined;
  /** Two or three letters: CB, TCU… */
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

/** What a trend and the report itself have in common. */
export interface Conditions {
  wind?: Wind | undefined;
  visibility?: Visibility | undefined;
  cavok: boolean;
  weather: readonly Weather[];
  clouds: readonly Cloud[];
  /** The report says that there are no clouds that matter (SKC, CLR, NSC, NCD) or CAVOK. */
  noCloud: boolean;
  /** Feet; `unknown` when the sky is hidden but its height was not measured. */
  verticalVisibility?: number | 'unknown' | undefined;
}

/** A change that is expected within two hours. */
export interface Trend extends Conditions {
  /** `TEMPO`, `BECMG` or `INTER`. */
  kind: string;
  /** `FM1200`, `TL1400`, `AT1300` as hours and minutes in UTC. */
  times: readonly { kind: 'FM' | 'TL' | 'AT'; text: string }[];
  raw: string;
}

/** A decoded METAR or SPECI. */
export interface Report extends Conditions {
  raw: string;
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
  /** Inches of mercury, where the report gives them. */
  inches?: number | undefined;
  runwayRanges: readonly RunwayRange[];
  /** State of runways as reported (snow, ice, braking), coded. */
  runwayStates: readonly string[];
  /** Weather of the last hour that has ended. */
  recent: readonly Weather[];
  /** Runways with wind shear in their take-off or approach path; `ALL` for every runway. */
  windShear: readonly string[];
  /** Military colour state: BLU, WHT, GRN, YLO, AMB, RED, BLACK. */
  colour?: string | undefined;
  noSignificantChange: boolean;
  trends: readonly Trend[];
  /** What follows RMK, as it came. */
  remarks?: string | undefined;
  /** Groups that could not be decoded, as they came. */
  unknown: readonly string[];
}
