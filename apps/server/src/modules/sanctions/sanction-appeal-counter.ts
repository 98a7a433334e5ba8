import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';

/** Appeals against sanctions that this person may decide: none of their own, none against what they decided, none that is somebody else's. */
export const sanctionAppealCounter: DeskCounter = {
  id: 'sanction-appeals',
  title: 'Recursos contra sanciones',
  calm: 'Ninguno abierto',
  capability: 'appeals.decide',
  list: '/mesa/recursos',
  open: () => '/mesa/recursos',
  rows: ({ pilotId }) => sql`select appeal.raised_at as since, appeal.id as ref from appeal
    join sanction on sanction.id = appeal.sanction_id
    where appeal.state = 'open' and appeal.pilot_id <> ${pilotId} and sanction.decided_by <> ${pilotId}
    and coalesce(appeal.assigned_to, ${pilotId}) = ${pilotId}`,
};
