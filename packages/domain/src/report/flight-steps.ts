/** Steps of a report from the start of the flight to its submission, and back. */
import { formatSpan } from '../ages.ts';
import { countOf } from '../numbers.ts';
import { goTo, refuse } from '../refusal.ts';
import type { Report, ReportRules } from './report.ts';
import { DAY, type EventOf, HOUR, MINUTE, notNow, type ReportStep, tell } from './report-step.ts';

/** Silence alone is no reason: long flights lose their connection for hours. */
export function loseContact(report: Report, rules: ReportRules, now: number): ReportStep {
  if (report.state !== 'in_progress') return notNow(report);
  const silent = now - report.touchedAt > rules.silentHours * HOUR;
  const late = now - report.startedAt > report.plannedBlockMin * MINUTE + rules.lateHours * HOUR;
  if (!silent || !late) return refuse('todavia-en-curso', 'El vuelo puede seguir en curso.');
  return goTo(
    { ...report, state: 'draft', reason: 'interrupted' },
    { type: 'leave_map' },
    tell('lose_contact'),
  );
}

/**
 * The recorder goes on with an interrupted flight: refused for another `clientFlightId`, or after the days of the
 * rules.
 */
export function resume(
  report: Report,
  { clientFlightId }: EventOf<'resume'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'draft' || report.reason !== 'interrupted') return notNow(report);
  if (clientFlightId !== report.clientFlightId) {
    return refuse(
      'otro-vuelo',
      'Es otro vuelo: el interrumpido tiene otro identificador.',
      'Reanuda con el mismo programa y el mismo vuelo, o envía el interrumpido como está.',
    );
  }
  if (now - report.touchedAt >= rules.resumeDays * DAY) return tooLate(rules.resumeDays);
  return goTo({ ...report, state: 'in_progress', reason: null, touchedAt: now });
}

/** The flight is sent in; refused while one of its four block times is missing. */
export function submit(report: Report, { complete }: EventOf<'submit'>, now: number): ReportStep {
  if (report.state !== 'in_progress' && report.state !== 'draft') return notNow(report);
  if (!complete) {
    return refuse(
      'faltan-horas',
      'Faltan horas del vuelo: fuera calzos, despegue, toma y en calzos.',
      'Termina el vuelo, o completa las horas que faltan.',
    );
  }
  return goTo(
    { ...report, state: 'submitted', reason: null, submittedAt: now, touchedAt: now },
    { type: 'leave_map' },
    { type: 'tell_booking', event: 'report_sent' },
  );
}

/** The pilot takes back a report that nobody has decided, within the minutes of the rules: it is a draft again. */
export function takeBack(report: Report, rules: ReportRules, now: number): ReportStep {
  if (report.state !== 'submitted' && report.state !== 'in_review') return notNow(report);
  if (report.decidedAt !== null) {
    return refuse(
      'retirada-tarde',
      'Este informe ya se decidió una vez y el equipo lo ha vuelto a abrir: ya no se puede retirar.',
      'Escribe a los revisores desde el informe.',
    );
  }
  if (now - (report.submittedAt ?? now) > rules.withdrawMin * MINUTE) {
    return refuse(
      'retirada-tarde',
      `Un informe se puede retirar durante ${formatSpan(rules.withdrawMin * MINUTE)}.`,
      'Escribe a los revisores desde el informe.',
    );
  }
  return goTo(
    { ...report, state: 'draft', reason: null, submittedAt: null, askedAt: null, touchedAt: now },
    { type: 'tell_booking', event: 'report_withdrawn' },
  );
}

function tooLate(days: number): ReportStep {
  return refuse(
    'reanudacion-tarde',
    `Un vuelo interrumpido se reanuda en ${countOf(days, 'día', 'días')} como mucho.`,
    'Envía un reporte manual si tienes las horas del vuelo.',
  );
}
