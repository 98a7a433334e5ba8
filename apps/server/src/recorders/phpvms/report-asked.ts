import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { Asked, RecorderOptions } from '../shared/protocol.ts';
import { PhpvmsError } from './wire.ts';

/** The report that an address names. Throws when the pilot has no such one. */
export async function reportAsked(
  { flights }: RecorderOptions,
  { actor, param }: Asked,
): Promise<DeskReport> {
  const report = await flights.find(actor.pilotId, param('id').toUpperCase());
  if (!report) throw new PhpvmsError('pirep-not-found', 'No tienes ese vuelo.');
  return report;
}
