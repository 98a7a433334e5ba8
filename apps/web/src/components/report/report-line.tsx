import { dateFormat } from '@va/domain/dates.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { capital } from '@va/domain/texts.ts';
import type { ReportDetail } from '#app/lib/report-types.ts';
import { arrivalNote, standingOf } from '#app/lib/report-words.ts';

const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Cities of departure and arrival. */
export function routeOf({ dep, arr, arrPlanned }: ReportDetail): string {
  return `De ${dep.city} a ${(arr ?? arrPlanned).city}`;
}

/** The flight and its state in one line. */
export function ReportLine({ report }: { report: ReportDetail }) {
  const { word, tone } = standingOf(report);
  const note = arrivalNote(report);
  const { offBlock, startedAt, flightNumber, icaoType, registration, callsign } = report;
  return (
    <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
      <span>
        {callsign}
        {flightNumber !== null && ` · vuelo ${flightNumber}`} · {day(new Date(offBlock ?? startedAt))}
        {icaoType && ` · ${icaoType}`}{' '}
        {registration && <span className="font-mono whitespace-nowrap">{registration}</span>}
      </span>
      <StateBadge tone={tone}>{word}</StateBadge>
      {note && <StateBadge tone="media">{capital(note)}</StateBadge>}
    </p>
  );
}
