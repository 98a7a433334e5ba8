import { sql } from 'kysely';
import type { DeskCounter } from '#server/api/desk-counter.ts';

const openReview = (code: string) => `/mesa/informes/${code}` as const;

/** Reports of others that wait for a decision and not for their pilot. */
export const reportCounter: DeskCounter = {
  id: 'reports',
  title: 'Informes por decidir',
  calm: 'Ninguno espera',
  capability: 'reports.review',
  list: '/mesa/informes',
  open: openReview,
  rows: ({ pilotId }) => sql`select coalesce(submitted_at, created_at) as since, code as ref from report
    where state = 'in_review' and source <> 'second_pilot' and asked_at is null and pilot_id <> ${pilotId}`,
};

/** Reports whose pilot was asked something and has not answered yet. */
export const questionCounter: DeskCounter = {
  id: 'questions',
  title: 'Preguntas sin respuesta',
  calm: 'Todas contestadas',
  capability: 'reports.review',
  list: '/mesa/informes',
  rows: () => sql`select asked_at as since, code as ref from report
    where state = 'in_review' and asked_at is not null`,
};

/** Appeals of others against what somebody else decided, unless a third person is to decide them. */
export const appealCounter: DeskCounter = {
  id: 'appeals',
  title: 'Recursos por decidir',
  calm: 'Ninguno abierto',
  capability: 'appeals.decide',
  list: '/mesa/informes?ver=recursos',
  open: openReview,
  rows: ({ pilotId }) => sql`select appeal.raised_at as since, report.code as ref from appeal
    join report on report.id = appeal.report_id where appeal.state = 'open' and appeal.pilot_id <> ${pilotId}
    and report.decider_id is distinct from ${pilotId} and report.confirmed_by_id is distinct from ${pilotId}
    and coalesce(appeal.assigned_to, ${pilotId}) = ${pilotId}`,
};

/** Reports that somebody else has proposed to void for cheating. */
export const voidProposalCounter: DeskCounter = {
  id: 'void-proposals',
  title: 'Anulaciones por confirmar',
  calm: 'Ninguna propuesta',
  capability: 'reports.void',
  list: '/mesa/informes',
  open: openReview,
  rows: ({ pilotId }) => sql`select void_proposal.at as since, report.code as ref from void_proposal
    join report on report.id = void_proposal.report_id
    where report.state in ('accepted', 'in_review') and void_proposal.by_id <> ${pilotId} and report.pilot_id <> ${pilotId}`,
};
