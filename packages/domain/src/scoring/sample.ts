import { BelievedPoint } from '../flight-record/believed-point.ts';

/** State of a point that follows from its position in the flight. */
export interface Place {
  /** Whether it is on the ground, by ground switch, radio height or speed; null if none is known. */
  ground: boolean | null;
  /** A rule may look at it: not at the start, in or just after an interruption. */
  usable: boolean;
  /** A gap lies between the sample before and this one. */
  afterGap: boolean;
}

/** One checked point of a flight, with its state in the flight. */
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
