import type { Columns } from './column.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

/**
 * A point after the check of its recording: its values come from its row of the table. It reads them there instead of
 * copying tens of thousands of points, which would take longer than the scoring itself; a table is also faster to read.
 * The values are getters, so a spread (`{ ...point }`) copies none of them.
 */
export class BelievedPoint implements Readonly<TelemetryPoint> {
  readonly point: TelemetryPoint;
  readonly columns: Columns;
  readonly row: number;

  constructor(point: TelemetryPoint, columns: Columns, row: number) {
    this.point = point;
    this.columns = columns;
    this.row = row;
  }

  get at() {
    return this.columns.at[this.row] ?? Number.NaN;
  }
  get seq() {
    return this.point.seq;
  }
  get lat() {
    return this.columns.lat[this.row] ?? Number.NaN;
  }
  get lon() {
    return this.columns.lon[this.row] ?? Number.NaN;
  }
  get flapDetent() {
    return this.point.flapDetent;
  }
  get arrived() {
    return isYes(this.columns.arrived[this.row]) ?? undefined;
  }
  get byArrival() {
    return isYes(this.columns.byArrival[this.row]) ?? undefined;
  }
  get id() {
    return this.point.id;
  }
  get altFt() {
    return reported(this.columns.altFt[this.row]);
  }
  get aglFt() {
    return reported(this.columns.aglFt[this.row]);
  }
  get hdg() {
    return reported(this.columns.hdg[this.row]);
  }
  get gsKt() {
    return reported(this.columns.gsKt[this.row]);
  }
  get iasKt() {
    return reported(this.columns.iasKt[this.row]);
  }
  get mach() {
    return reported(this.columns.mach[this.row]);
  }
  get vsFpm() {
    return reported(this.columns.vsFpm[this.row]);
  }
  get fuelKg() {
    return reported(this.columns.fuelKg[this.row]);
  }
  get weightKg() {
    return reported(this.columns.weightKg[this.row]);
  }
  get engines() {
    return reported(this.columns.engines[this.row]);
  }
  get lights() {
    return reported(this.columns.lights[this.row]);
  }
  get flaps() {
    return reported(this.columns.flaps[this.row]);
  }
  get gear() {
    return reported(this.columns.gear[this.row]);
  }
  get g() {
    return reported(this.columns.g[this.row]);
  }
  get pitch() {
    return reported(this.columns.pitch[this.row]);
  }
  get bank() {
    return reported(this.columns.bank[this.row]);
  }
  get simRate() {
    return reported(this.columns.simRate[this.row]);
  }
  get flags() {
    return reported(this.columns.flags[this.row]);
  }
  get onGround() {
    return isYes(this.columns.onGround[this.row]);
  }
}

function reported(cell = Number.NaN): number | null {
  return Number.isNaN(cell) ? null : cell;
}

function isYes(cell = Number.NaN): boolean | null {
  return Number.isNaN(cell) ? null : cell === 1;
}
