/** Contents of an aerodrome forecast (TAF), in plain figures with fixed units. Types only. */
import type { ChangeHead, Conditions, DayTime } from '../metar/report.ts';

/** A layer of turbulence or icing, as military aerodromes forecast it. */
export interface LayerHazard {
  kind: 'turbulence' | 'icing';
  /** Code figure 0 to 9, or X for extreme turbulence (AFMAN 15-124, tables 1.8 and 1.9). */
  code: string;
  /** Feet above the aerodrome. */
  base: number;
  /** Feet; undefined for up to the top of the clouds. */
  top: number | undefined;
}

/** Wind shear below 2000 ft: the wind at the height where it ends. */
export interface LowShear {
  /** Feet above the aerodrome. */
  height: number;
  /** Degrees true. */
  direction: number;
  /** Knots. */
  speed: number;
}

/** The conditions of one period. */
export interface ForecastConditions extends Conditions {
  lowShear: readonly LowShear[];
  layers: readonly LayerHazard[];
  /** The lowest pressure at sea level that is expected, hectopascals. */
  pressure?: number | undefined;
}

/** A change that is expected, with its time. */
export interface ForecastChange extends ForecastConditions, ChangeHead {}

/** A temperature that is expected to be the highest or the lowest. */
export interface ExtremeTemperature {
  kind: 'highest' | 'lowest' | 'untold';
  celsius: number;
  at: DayTime | undefined;
}

/** A decoded TAF. */
export interface Forecast {
  raw: string;
  /** ICAO code. */
  station: string;
  /** Time of issue: day of the month, hour and minute in UTC. */
  issued?: DayTime | undefined;
  /** Period of validity; undefined if it could not be read. */
  from?: DayTime | undefined;
  until?: DayTime | undefined;
  amended: boolean;
  corrected: boolean;
  /** The station withdrew it. */
  cancelled: boolean;
  /** Whether the report says that there is no forecast (NIL). */
  nil: boolean;
  /** Conditions from the beginning until a change. */
  base: ForecastConditions;
  /** In the order of the forecast. */
  changes: readonly ForecastChange[];
  temperatures: readonly ExtremeTemperature[];
  remarks?: string | undefined;
  /** Groups that nothing understood, as they came. */
  unknown: readonly string[];
}
