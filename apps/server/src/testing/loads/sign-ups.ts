import type { Database } from '#server/db/database.ts';
import { ApiClient } from '../api-client.ts';
import { clientOf, type Load } from './load.ts';

/** Pilots who are invited and accept, which writes into six tables. */
export function signUps(): Load {
  const staff = clientOf('PRB004');
  const acknowledged: string[] = [];
  let number = 100;
  return {
    acknowledged,
    async act(origin) {
      const callsign = `PRB${(number += 1)}`;
      const invited = await (
        await staff(origin)
      ).post('/pilots', {
        callsign,
        oldEnough: true,
        reason: 'Viene de otra aerolínea',
      });
      if (invited.status !== 201) return invited;
      const accept = {
        token: String(invited.body.url).split('#')[1],
        password: 'contraseña bien larga',
        termsAccepted: true,
        oldEnough: true,
      };
      // Links are counted by address; the program believes one proxy.
      const headers = { 'X-Forwarded-For': `10.0.${number >> 8}.${number % 250}` };
      const accepted = await new ApiClient(origin).post('/invitations/accept', accept, headers);
      if (accepted.status === 200) acknowledged.push(callsign);
      return accepted;
    },
    async faults(db, expected = acknowledged) {
      const { whole, half } = await signedUp(db);
      return [
        ...expected
          .filter((callsign) => !whole.includes(String(callsign)))
          .map((callsign) => `lost: ${callsign}`),
        ...half.map((callsign) => `by half: ${callsign}`),
      ];
    },
  };
}

async function signedUp({ queries }: Database) {
  const rows = await queries
    .selectFrom('pilot')
    .leftJoin('password', 'password.pilot_id', 'pilot.id')
    .leftJoin('rank_history', 'rank_history.pilot_id', 'pilot.id')
    .leftJoin('inbox_message', 'inbox_message.pilot_id', 'pilot.id')
    .leftJoin('callsign_assignment', 'callsign_assignment.pilot_id', 'pilot.id')
    .select([
      'pilot.callsign',
      'pilot.status',
      'password.secret_hash',
      'rank_history.since',
      'inbox_message.kind',
      'callsign_assignment.given_at',
    ])
    .where('pilot.callsign', '>=', 'PRB100')
    .execute();
  const isWhole = (row: (typeof rows)[number]) =>
    row.status === 'active' && row.secret_hash && row.since && row.kind;
  const isInvited = (row: (typeof rows)[number]) =>
    row.status === 'invited' && !row.secret_hash && !row.since;
  return {
    whole: rows.filter(isWhole).map(({ callsign }) => callsign),
    half: rows
      .filter((row) => !row.given_at || (!isWhole(row) && !isInvited(row)))
      .map(({ callsign }) => callsign),
  };
}
