/** A recording by columns: a walk over numbers costs far less than one over points. */
import { EditedPoint } from './edited-point.ts';
import { NUMBER_COLUMNS, type Columns, type TableColumn } from './column-names.ts';
import { unknownBits, type TelemetryPoint } from './telemetry-point.ts';

/** The values of points, some of which may have been edited since. */
export interface Table {
  columns: Columns;
  /** 1 for each row that no longer says what its point says. */
  editedRows: Uint8Array;
  /** Whether there is any. */
  isEdited: boolean;
}

/** The table of points. A value that is no number is edited to nothing. */
export function tableOf(points: readonly TelemetryPoint[]): Table {
  const names: readonly TableColumn[] = [...NUMBER_COLUMNS, 'onGround'];
  const columns = names.map((name) => [name, new Float64Array(points.length)] as const);
  const table: Table = {
    columns: Object.fromEntries(columns) as Record<TableColumn, Float64Array>,
    editedRows: new Uint8Array(points.length),
    isEdited: false,
  };
  for (const [name, column] of columns)
    for (let row = 0; row < points.length; row += 1) {
      const told = points[row]?.[name];
      const value = told === null ? Number.NaN : Number(told);
      if (Number.isNaN(value) && told !== null) edit(table, name, row, value);
      else column[row] = value;
    }
  return table;
}

/** Sets one cell; NaN for nothing. */
export function edit(table: Table, name: TableColumn, row: number, value: number): void {
  table.columns[name][row] = value;
  table.editedRows[row] = 1;
  table.isEdited = true;
}

/** Leaves nothing in the cells of a column whose value is not wanted. */
export function blankWhere(table: Table, name: TableColumn, isUnwanted: (value: number) => boolean): void {
  const column = table.columns[name];
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? Number.NaN;
    if (!Number.isNaN(value) && isUnwanted(value)) edit(table, name, row, Number.NaN);
  }
}

/** Marks bits as unknown in all cells that tell any. */
export function markUnknown(table: Table, name: 'lights' | 'flags', mask: number): void {
  const column = table.columns[name];
  const marks = unknownBits(mask);
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] ?? Number.NaN;
    if (!Number.isNaN(value) && (value & marks) !== marks) edit(table, name, row, value | marks);
  }
}

/** The points as their table says; those that it did not edit are the same ones. */
export function pointsOf(
  points: readonly TelemetryPoint[],
  { columns, editedRows, isEdited }: Table,
): readonly TelemetryPoint[] {
  if (!isEdited) return points;
  return points.map((point, row) => (editedRows[row] === 0 ? point : new EditedPoint(point, columns, row)));
}

/** One bit of a cell of `lights` or `flags`: 1, 0, or NaN where it is not known. */
export function bitOf(value: number, mask: number): number {
  return Number.isNaN(value) || (value & unknownBits(mask)) !== 0 ? Number.NaN : Number((value & mask) !== 0);
}

/** What is read of a cell; the value itself unless told otherwise. */
export type Read = (value: number) => number;
export const itself: Read = (value) => value;

/** The known value that comes `nth` in order after a row, or with `step` −1 before it; NaN where there is none. */
export function knownBeside(
  column: Float64Array,
  row: number,
  step: 1 | -1,
  nth = 1,
  read: Read = itself,
): number {
  let left = nth;
  for (let beside = row + step; beside >= 0 && beside < column.length; beside += step) {
    const value = read(column[beside] ?? Number.NaN);
    if (Number.isNaN(value)) continue;
    left -= 1;
    if (left === 0) return value;
  }
  return Number.NaN;
}

/** The first value of a column that is known; NaN without one. */
export function firstKnown(column: Float64Array): number {
  return knownBeside(column, -1, 1);
}

/** Whether a column changes: at least two of its values differ from the first, and from the second. Most tell soon. */
export function columnChanges(column: Float64Array, read: Read = itself): boolean {
  let [first, second] = [Number.NaN, Number.NaN];
  let [fromFirst, fromSecond] = [0, 0];
  for (let row = 0; row < column.length; row += 1) {
    const value = read(column[row] ?? Number.NaN);
    if (Number.isNaN(value)) continue;
    if (Number.isNaN(first)) first = value;
    else if (Number.isNaN(second)) second = value;
    fromFirst += Number(value !== first);
    fromSecond += Number(!Number.isNaN(second) && value !== second);
    // What differed from the second before it was known is the first alone, which the second differs from too.
    if (fromFirst > 1 && fromSecond + Number(first !== second) > 1) return true;
  }
  return false;
}
