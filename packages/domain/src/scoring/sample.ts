import type { TelemetryPoint } from '../flight-record/telemetry-point.ts';

/** What follows for a point from its place in the flight. */
export interface Place {
  /** Whether it is on the ground, by its switch, radio height or speed; null when none of them tells. */
  ground: boolean | null;
  /** A rule may look at it: not at the start, in or just after an interruption. */
  usable: boolean;
  /** A gap lies between the sample before and this one. */
  afterGap: boolean;
}

/**
 * One point of a flight with what follows from its place. It looks its values up in the point: a long flight has tens of
 * thousands of points, whose copies would cost more than all rules together. A spread of it therefore has no values.
 */
export class Sample implements Place, Readonly<TelemetryPoint> {
  readonly point: TelemetryPoint;
  /** Nothing is read as often: kept beside the point. */
  readonly at: number;
  readonly ground: boolean | null;
  readonly usable: boolean;
  readonly afterGap: boolean;

  constructor(point: TelemetryPoint, { ground, usable, afterGap }: Place) {
    this.point = point;
    this.at = point.at;
    this.ground = ground;
    this.usable = usable;
    this.afterGap = afterGap;
  }

  get seq() {
    return this.point.seq;
  }
  get lat() {
    return this.point.lat;
  }
  get lon() {
    return this.point.lon;
  }
  get altFt() {
    return this.point.altFt;
  }
  get aglFt() {
    return this.point.aglFt;
  }
  get hdg() {
    return this.point.hdg;
  }
  get gsKt() {
    return this.point.gsKt;
  }
  get iasKt() {
    return this.point.iasKt;
  }
  get mach() {
    return this.point.mach;
  }
  get vsFpm() {
    return this.point.vsFpm;
  }
  get onGround() {
    return this.point.onGround;
  }
  get fuelKg() {
    return this.point.fuelKg;
  }
  get weightKg() {
    return this.point.weightKg;
  }
  get engines() {
    return this.point.engines;
  }
  get lights() {
    return this.point.lights;
  }
  get flaps() {
    return this.point.flaps;
  }
  get flapDetent() {
    return this.point.flapDetent;
  }
  get gear() {
    return this.point.gear;
  }
  get g() {
    return this.point.g;
  }
  get pitch() {
    return this.point.pitch;
  }
  get bank() {
    return this.point.bank;
  }
  get simRate() {
    return this.point.simRate;
  }
  get flags() {
    return this.point.flags;
  }
  /** Whether `at` is when it arrived, since its recorder tells no time. */
  get byArrival() {
    return this.point.byArrival === true;
  }
}
