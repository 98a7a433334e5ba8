import { countOf } from '@va/domain/numbers.ts';
import { DAY_MS } from '@va/domain/durations.ts';
import { constant } from '#server/db/constants.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { carryOut } from '../reports/carry-out.ts';
import { findOwnReport, noteReminded } from '../reports/report-rows.ts';
import { moveReport } from '../reports/move-report.ts';

/** Most questions per run. */
const AT_ONCE = 200;

/** Job: reminds pilots of questions whose time is nearly over, and ends unanswered ones; then a reviewer decides. */
export function questionDates(airline: Airline): JobKind {
  const { questionDays, reminderDays } = airline.reportRules;
  return {
    kind: 'question-dates',
    cron: '15 * * * *',
    async run({ db, clock }) {
      const now = clock();
      const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
      const asked = db.queries
        .selectFrom('report')
        .select(['code', 'pilot_id'])
        .where('state', '=', constant('in_review'))
        .orderBy('asked_at')
        .limit(AT_ONCE);
      const late = await asked.where('asked_at', '<=', before(questionDays)).execute();
      for (const { code, pilot_id } of late)
        await db.transaction(async (tx) => {
          await lockPilot(tx, pilot_id);
          const row = await findOwnReport(tx, pilot_id, code, { lock: true });
          if (row.state !== 'in_review' || row.asked_at === null || row.asked_at > before(questionDays))
            return;
          const moved = await moveReport(tx, airline, row, { type: 'end_question' }, { byId: null, now });
          await carryOut(tx, airline, moved.row, moved.effects, now);
          const question = await tx
            .selectFrom('report_transition')
            .select('by_id')
            .where('report_id', '=', row.id)
            .where('event', '=', 'ask')
            .orderBy('at', 'desc')
            .limit(1)
            .executeTakeFirst();
          if (question?.by_id)
            await tellPilot(tx, question.by_id, {
              kind: 'review.unanswered',
              title: `Sin respuesta en el informe ${code}`,
              body: `Pasó el plazo de ${countOf(questionDays, 'día', 'días')} de tu pregunta. Toca decidirlo con lo que hay.`,
              link: `/plataforma/mesa/informes/${code}`,
            });
        });
      const soon = await asked
        .where('asked_at', '<=', before(questionDays - reminderDays))
        .where('asked_at', '>', before(questionDays))
        .where('question_reminded_at', 'is', null)
        .execute();
      for (const { code, pilot_id } of soon)
        await db.transaction(async (tx) => {
          if (!(await noteReminded(tx, code, now))) return;
          await tellPilot(tx, pilot_id, {
            kind: 'report.question-soon',
            title: 'Te queda poco para contestar',
            body: `La pregunta sobre tu informe ${code} se cierra en ${countOf(reminderDays, 'día', 'días')}. Sin respuesta se decide con lo que hay.`,
            link: `/plataforma/informes/${code}`,
          });
        });
      return { ended: late.length, reminded: soon.length };
    },
  };
}
