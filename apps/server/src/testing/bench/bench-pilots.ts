import type { Key } from '@va/contract/account/keys.ts';
import type { Database } from '#server/db/database.ts';
import { addKnownPilot } from '#server/modules/first-start/fill-database.ts';
import { keyService } from '#server/modules/keys/key-service.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

/** A pilot of a bench, and the secret of a key of theirs. */
export interface BenchPilot {
  id: string;
  callsign: string;
  secret: string;
}

/** Adds so many pilots, each with a key for one thing. */
export async function addBenchPilots(
  db: Database,
  count: number,
  scope: Key['scopes'][number],
): Promise<BenchPilot[]> {
  const keys = keyService(db, sampleAirline);
  const now = new Date();
  const pilots: BenchPilot[] = [];
  for (let i = 0; i < count; i += 1) {
    const callsign = `BEN${1000 + i}`;
    const known = { callsign, name: null, position: undefined, rankCode: 'segundo-oficial' };
    const id = await db.transaction((tx) => addKnownPilot(tx, sampleAirline, known, now));
    const { secret } = await keys.create(id, { label: 'Bench', scopes: [scope], days: undefined }, now);
    pilots.push({ id, callsign, secret });
  }
  return pilots;
}
