import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import { flownSince } from './decide-lapse.ts';

const list = '/mesa/puntos' as const;
const open = () => list;

/** Claims of others against a closed month. */
export const claimCounter: DeskCounter = {
  id: 'claims',
  title: 'Reclamaciones de puntos',
  calm: 'Ninguna sin contestar',
  capability: 'points.adjust',
  list,
  open,
  rows: ({ pilotId }) => sql`
    select raised_at as since, id as ref from points_claim claim where state = 'open' and pilot_id <> ${pilotId}
    and not exists (select 1 from points_proposal where claim_id = claim.id and state = 'open')`,
};

/** Adjustments that another person proposed. */
export const proposalCounter: DeskCounter = {
  id: 'points-proposals',
  title: 'Ajustes por confirmar',
  calm: 'Ninguno espera',
  capability: 'points.adjust',
  list,
  open,
  rows: ({ pilotId }) => sql`
    select at as since, id as ref from points_proposal
    where state = 'open' and pilot_id <> ${pilotId} and by_id <> ${pilotId}`,
};

/** Accounts that the closing of a month proposes for inactive. */
export const lapseCounter: DeskCounter = {
  id: 'lapses',
  title: 'Cuentas sin actividad',
  calm: 'Ninguna propuesta',
  capability: 'pilots.manage',
  list,
  open,
  rows: ({ pilotId }) => sql`
    select min(settled_at) as since, pilot_id as ref from month_statement
    join pilot on pilot.id = month_statement.pilot_id
    where lapse = 'proposed' and pilot.status = 'active' and pilot_id <> ${pilotId} and not ${flownSince}
    group by pilot_id`,
};

/** Ranks that are proposed, and instructors who have not instructed for long. */
export const promotionCounter: DeskCounter = {
  id: 'promotions',
  title: 'Promociones por decidir',
  calm: 'Ninguna propuesta',
  capability: 'promotions.grant',
  list: '/mesa/promociones',
  open: () => '/mesa/promociones',
  rows: ({ pilotId }) => sql`
    select coalesce(proposed_at, asked_at) as since, id as ref from promotion
    where (state = 'proposed' or (state = 'asked' and kind = 'instruction')) and pilot_id <> ${pilotId}`,
};

/** Verifications that pilots asked for, for whoever signs them. */
export const verificationCounter: DeskCounter = {
  id: 'verifications',
  title: 'Verificaciones pedidas',
  calm: 'Nadie la ha pedido',
  capability: 'training',
  list: '/mesa/promociones',
  open: () => '/mesa/promociones',
  rows: ({ pilotId }) => sql`
    select asked_at as since, id as ref from promotion
    where state = 'asked' and kind = 'promotion' and pilot_id <> ${pilotId}`,
};
