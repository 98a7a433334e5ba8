/** Naming the field where a flight came down that no list of airports had. */
import { goTo, refuse } from '../refusal.ts';
import type { Report, ReportEffect } from './report.ts';
import { type EventOf, notNow, refuseDecider, type ReportStep, tell } from './report-step.ts';

const NAMED_IN: ReadonlySet<Report['state']> = new Set(['submitted', 'in_review', 'accepted', 'appealed']);

/**
 * Sets the airport of arrival. The decision stays; the points are worked out anew, since some depend on the airport.
 */
export function nameArrival(report: Report, { byId, known }: EventOf<'name_arrival'>): ReportStep {
  if (!NAMED_IN.has(report.state)) return notNow(report);
  const refused = refuseDecider(report, byId);
  if (refused !== null) return refused;
  if (known) {
    return refuse(
      'estado-de-informe',
      'Este informe ya tiene aeropuerto de llegada.',
      'Vuelve a cargar la página: puede que alguien lo haya puesto hace un momento.',
    );
  }
  const { standing, outcome, score } = report;
  const again: ReportEffect[] =
    standing === 'accepted' && outcome !== null
      ? [{ type: 'reverse_entries' }, { type: 'post_entries', outcome, withScore: score !== null }]
      : [];
  return goTo(report, ...again, tell('name_arrival'));
}
