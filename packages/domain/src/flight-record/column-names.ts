/** Columns of a recording that hold numbers. */
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
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];
/** Columns of the table: the numbers, time and place, and the flags, which are 1 for yes and 0 for no. */
export type TableColumn = NumberColumn | 'at' | 'lat' | 'lon' | 'onGround' | 'arrived' | 'byArrival';

/** Values by column, one row per point; NaN if unknown. */
export type Columns = Readonly<Record<TableColumn, Float64Array>>;
