/** Columns of a recording that hold a number. */
export const NUMBER_COLUMNS = [
  'altFt',
  'aglFt',
  'hdg',
  'gsKt',
  'iasKt',
  'mach',
  'vsFpm',
  'fuelKg',
  'weightKg',
  'engines',
  'lights',
  'flaps',
  'gear',
  'g',
  'pitch',
  'bank',
  'simRate',
  'flags',
] as const;
/** One of them. */
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];
/** Those of a table besides: its time and its place, and what is 1 for yes and 0 for no in it. */
export type TableColumn = NumberColumn | 'at' | 'lat' | 'lon' | 'onGround' | 'arrived' | 'byArrival';

/** Values by column, a row a point; NaN where nothing is told. */
export type Columns = Readonly<Record<TableColumn, Float64Array>>;
