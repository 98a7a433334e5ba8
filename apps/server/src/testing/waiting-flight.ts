import { v7 as uuid } from 'uuid';
import { newCode } from '#server/kernel/secrets/tokens.ts';
import type { ApiServer, Person } from './api-server.ts';

/** Writes a flight of an hour as it was sent and waits for a person; off block `minutesAgo`. The report's code. */
export async function addWaitingFlight(
  api: ApiServer,
  person: Person,
  arr: string,
  minutesAgo: number,
): Promise<string> {
  const code = newCode();
  const offBlock = new Date(api.now().getTime() - minutesAgo * 60_000);
  const later = (minutes: number) => new Date(offBlock.getTime() + minutes * 60_000);
  const report = {
    id: uuid(),
    code,
    pilot_id: await api.idOf(person),
    state: 'in_review' as const,
    type_id: 'jet',
    icao_type: 'A320',
    icao_type_seen: 'A320',
    dep_icao: 'LEMD',
    arr_planned_icao: arr,
    arr_icao: arr,
    off_block: offBlock,
    takeoff: later(10),
    landing: later(55),
    on_block: later(60),
    block_min: 60,
    submitted_at: later(60),
  };
  await api.db.queries.insertInto('report').values(report).execute();
  return code;
}
