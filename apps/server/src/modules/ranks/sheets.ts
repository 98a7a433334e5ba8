import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { Sheet } from '@va/contract/pilots/rank-sheets.ts';
import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Sheets with who flew and who signed. */
export function selectSheets(queries: Queries) {
  return queries
    .selectFrom('qualification as sheet')
    .innerJoin('pilot', 'pilot.id', 'sheet.pilot_id')
    .innerJoin('pilot as signer', 'signer.id', 'sheet.signed_by')
    .selectAll('sheet')
    .select(['pilot.callsign', 'signer.callsign as signer_callsign']);
}

/** A sheet as the desk shows it to somebody. */
export function viewSheet(
  row: Awaited<ReturnType<ReturnType<typeof selectSheets>['executeTakeFirstOrThrow']>>,
  { operations }: Pick<Airline, 'operations'>,
  viewerId: string,
): Sheet {
  return {
    id: row.id,
    callsign: row.callsign,
    kind: row.kind,
    model: row.type_id === null ? null : modelOf(operations, row.type_id),
    result: row.result,
    text: row.text,
    signedBy: row.signer_callsign,
    signedAt: row.signed_at.toISOString(),
    own: row.pilot_id === viewerId,
  };
}
