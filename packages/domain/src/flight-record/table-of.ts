import { NUMBER_COLUMNS, type Columns, type TableColumn } from './column.ts';
import type { TelemetryPoint } from './telemetry-point.ts';

const NAMES: readonly TableColumn[] = [
  ...NUMBER_COLUMNS,
  'at',
  'lat',
  'lon',
  'onGround',
  'arrived',
  'byArrival',
];
const NOTHING = Number.NaN;

/**
 * The table of points: a walk over the numbers of a column costs far less than one over points. It is filled point by
 * point and name by name, since a point of a long flight is not found again in the processor's cache.
 */
export function tableOf(points: readonly TelemetryPoint[]): Columns {
  const columns = Object.fromEntries(NAMES.map((name) => [name, new Float64Array(points.length)])) as Record<
    TableColumn,
    Float64Array
  >;
  points.forEach((point, row) => {
    columns.at[row] = point.at;
    columns.lat[row] = point.lat;
    columns.lon[row] = point.lon;
    columns.altFt[row] = point.altFt ?? NOTHING;
    columns.aglFt[row] = point.aglFt ?? NOTHING;
    columns.hdg[row] = point.hdg ?? NOTHING;
    columns.gsKt[row] = point.gsKt ?? NOTHING;
    columns.iasKt[row] = point.iasKt ?? NOTHING;
    columns.mach[row] = point.mach ?? NOTHING;
    columns.vsFpm[row] = point.vsFpm ?? NOTHING;
    columns.fuelKg[row] = point.fuelKg ?? NOTHING;
    columns.weightKg[row] = point.weightKg ?? NOTHING;
    columns.engines[row] = point.engines ?? NOTHING;
    columns.lights[row] = point.lights ?? NOTHING;
    columns.flaps[row] = point.flaps ?? NOTHING;
    columns.gear[row] = point.gear ?? NOTHING;
    columns.g[row] = point.g ?? NOTHING;
    columns.pitch[row] = point.pitch ?? NOTHING;
    columns.bank[row] = point.bank ?? NOTHING;
    columns.simRate[row] = point.simRate ?? NOTHING;
    columns.flags[row] = point.flags ?? NOTHING;
    columns.onGround[row] = yesOrNo(point.onGround);
    columns.arrived[row] = yesOrNo(point.arrived);
    columns.byArrival[row] = yesOrNo(point.byArrival);
  });
  return columns;
}

function yesOrNo(told: boolean | null | undefined): number {
  return typeof told === 'boolean' ? Number(told) : NOTHING;
}
