/** A flight plan as the portal shows it. What the provider left out or sent unreadable is undefined. */

/** A mass in kilograms, with the provider's own figure where the plan was made in pounds. */
export interface PlanMass {
  kg: number;
  lb: number | undefined;
}

export interface PlanAirport {
  /** ICAO code. */
  icao: string;
  /** Name as the provider writes it. */
  name: string | undefined;
  /** Runway that the plan counts on. */
  runway: string | undefined;
  /** Feet. */
  elevationFt: number | undefined;
  /** Minutes that local time is ahead of UTC on that day. */
  utcOffset: number | undefined;
  /** The reports that the plan was made with, as they came. */
  metar: string | undefined;
  taf: string | undefined;
}

export interface PlanAlternate extends PlanAirport {
  route: string | undefined;
  /** NM from the destination along that route. */
  distanceNm: number | undefined;
  minutes: number | undefined;
  burn: PlanMass | undefined;
}

/** A moment as planned, and as the company's timetable has it. */
export interface PlanMoment {
  estimated: Date | undefined;
  scheduled: Date | undefined;
}

export type FuelItem =
  | 'taxi'
  | 'trip'
  | 'contingency'
  | 'alternate'
  | 'reserve'
  | 'etops'
  | 'extra'
  | 'takeoff'
  | 'block'
  | 'landing';

export interface PlanDownload {
  name: string;
  /** https address at the provider. */
  url: string;
}

/** A point that the plan leads over. */
export interface PlanPoint {
  /** `BARPI`, `LEMD`, `TOC`. */
  ident: string;
  /** Degrees, north and east positive. */
  lat: number;
  lon: number;
}

/** Data of the plan for air traffic control besides its route. */
export interface PlanFiling {
  /** The ICAO flight plan as one text, `(FPL-…)`. */
  text: string | undefined;
  /** Letters of fields 9, 10a and 10b: `M`, `SDE2E3GHIRWY`, `LB1`. */
  wake: string | undefined;
  equipment: string | undefined;
  transponder: string | undefined;
  /** True airspeed in cruise, knots. */
  speedKt: number | undefined;
  /** Field 18, `PBN/A1B1 DOF/261128`. */
  remarks: string | undefined;
}

export interface FlightPlan {
  /** The pilot's number at the provider. */
  pilotNumber: string | undefined;
  /** When the provider made the plan. */
  generatedAt: Date | undefined;
  callsign: string | undefined;
  aircraft: { type: string | undefined; name: string | undefined; registration: string | undefined };
  /** Navigation data cycle, e.g. `2610`. */
  airac: string | undefined;
  origin: PlanAirport;
  destination: PlanAirport;
  alternates: readonly PlanAlternate[];
  route: string | undefined;
  /** Points of the route in order, without the departure. */
  points: readonly PlanPoint[];
  filing: PlanFiling;
  /** Feet. */
  cruiseFt: number | undefined;
  /** `AAAA/0350/BBBBB/0370`: where to climb, in hundreds of feet. */
  stepClimbs: string | undefined;
  costIndex: string | undefined;
  routeNm: number | undefined;
  /** Knots; negative into the wind. */
  windComponentKt: number | undefined;
  fuel: Readonly<Record<FuelItem, PlanMass | undefined>>;
  weights: {
    zeroFuel: PlanMass | undefined;
    maxZeroFuel: PlanMass | undefined;
    takeoff: PlanMass | undefined;
    maxTakeoff: PlanMass | undefined;
    landing: PlanMass | undefined;
    maxLanding: PlanMass | undefined;
    payload: PlanMass | undefined;
    cargo: PlanMass | undefined;
    passengers: number | undefined;
  };
  times: {
    /** Leaving the stand, take-off, landing, arrival on the stand. */
    out: PlanMoment;
    off: PlanMoment;
    on: PlanMoment;
    in: PlanMoment;
    /** Minutes. */
    block: number | undefined;
    enroute: number | undefined;
    endurance: number | undefined;
  };
  /** Remarks of the dispatcher. */
  remarks: readonly string[];
  /** The plan as a file, first as PDF; then for simulators. */
  downloads: readonly PlanDownload[];
  /** Charts of the route. */
  maps: readonly PlanDownload[];
}

/**
 * Address of a pilot's latest plan. `url` is the address of the feed with `{alias}`; a numeric alias is sent as
 * `userid` instead of `username`.
 */
export function planAddress(url: string, alias: string): string {
  const address = new URL(url.replaceAll('{alias}', encodeURIComponent(alias)));
  if (/^\d+$/.test(alias) && address.searchParams.get('username') === alias) {
    address.searchParams.delete('username');
    address.searchParams.set('userid', alias);
  }
  return address.href;
}
