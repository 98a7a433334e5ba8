import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';

/** Appeals against what was decided on ranks that this person may decide: none of their own, none against what they decided, none that is somebody else's. */
export const promotionAppealCounter: DeskCounter = {
  id: 'promotion-appeals',
  title: 'Recursos sobre rangos',
  calm: 'Ninguno abierto',
  capability: 'appeals.decide',
  list: '/mesa/recursos',
  open: () => '/mesa/recursos',
  rows: ({ pilotId }) => sql`select appeal.raised_at as since, appeal.id as ref from appeal
    join promotion on promotion.id = appeal.promotion_id
    where appeal.state = 'open' and appeal.pilot_id <> ${pilotId} and promotion.decided_by is distinct from ${pilotId}
    and coalesce(appeal.assigned_to, ${pilotId}) = ${pilotId}`,
};
