import { dimensionsOf } from '@va/domain/fleet/type-uses.ts';
import type { TypeSheet } from '@va/domain/fleet/type-sheet.ts';
import { typeSheetSchema } from '@va/contract/airline/type-sheets.ts';
import type { AircraftType } from '#server/kernel/airline/operations.ts';
import type { DeskEntry } from '../desk-entries/read-entries.ts';

/** A type that staff have written. */
export interface DeskType {
  id: string;
  version: number;
  sheet: TypeSheet;
}

/** The types written by staff, without removed ones and those that this version cannot read. */
export function deskTypes(entries: readonly DeskEntry[]): DeskType[] {
  return entries.flatMap(({ kind, key: id, value, version }) => {
    const sheet = kind === 'aircraft_type' && value !== null ? typeSheetSchema.safeParse(value) : null;
    return sheet?.success ? [{ id, version, sheet: sheet.data }] : [];
  });
}

/** Fills `types` with the content's types and staff's; if both have one, the content's wins. */
export function keepTypes(
  types: Map<string, AircraftType>,
  content: ReadonlyMap<string, AircraftType>,
  entries: readonly DeskEntry[],
): void {
  types.clear();
  for (const [id, type] of content) types.set(id, type);
  for (const { id, sheet } of deskTypes(entries)) if (!content.has(id)) types.set(id, typeOf(id, sheet));
}

function typeOf(id: string, sheet: TypeSheet): AircraftType {
  const { turnaroundMin = 0, rangeNm = null, seats, ceilingFl = 0 } = sheet.figures;
  return {
    id,
    model: sheet.model,
    icaoType: sheet.icaoType,
    turnaroundMin,
    rangeNm,
    ...(seats !== undefined && { seats }),
    ceilingFt: ceilingFl * 100,
    dimensions: dimensionsOf(sheet),
  };
}
