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
/** Those of a table: whether it is on the ground is 1 or 0 in it. */
export type TableColumn = NumberColumn | 'onGround';

/** Values by column, a row a point; NaN where nothing is told. */
export type Columns = Readonly<Record<TableColumn, Float64Array>>;
