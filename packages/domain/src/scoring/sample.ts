import { BelievedPoint } from '../flight-record/believed-point.ts';

/** What follows for a point from its place in the flight. */
export interface Place {
  /** Whether it is on the ground, by its switch, radio height or speed; null when none of them tells. */
  ground: boolean | null;
  /** A rule may look at it: not at the start, in or just after an interruption. */
  usable: boolean;
  /** A gap lies between the sample before and this one. */
  afterGap: boolean;
}

/** One believed point of a flight with what follows from its place. */
export class Sample extends BelievedPoint implements Place {
  readonly ground: boolean | null;
  readonly usable: boolean;
  readonly afterGap: boolean;

  constructor({ point, columns, row }: BelievedPoint, { ground, usable, afterGap }: Place) {
    super(point, columns, row);
    this.ground = ground;
    this.usable = usable;
    this.afterGap = afterGap;
  }
}
