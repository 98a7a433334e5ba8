import { dateFormat } from '@va/domain/dates.ts';
import { formatHours } from '@va/domain/quantities.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Link } from 'react-router';
import type { LogbookReport } from '#app/lib/report-types.ts';
import { paths } from '#app/config/paths.ts';
import { arrivalNote, standingOf } from '#app/lib/report-words.ts';
import { signed } from '#app/lib/signed.ts';
import { tenths } from '@va/domain/numbers.ts';
import { lowCoverageWords } from '@va/domain/scoring/score-item.ts';

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** The flights, one line each; cards on a phone. */
export function LogbookList({ reports }: { reports: readonly LogbookReport[] }) {
  return (
    <Card>
      <ul className="grid divide-y divide-line">
        {reports.map((report) => (
          <Line key={report.code} report={report} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ report }: { report: LogbookReport }) {
  const {
    code,
    dep,
    arr,
    arrPlanned,
    offBlock,
    startedAt,
    blockMin,
    icaoType,
    registration,
    score,
    coverage,
  } = report;
  const end = arr ?? arrPlanned;
  const { word, tone } = standingOf(report);
  const note = arrivalNote(report);
  const flown = new Date(offBlock ?? startedAt);
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-surface-2 lg:grid-cols-[7rem_minmax(0,1.6fr)_minmax(0,1fr)_5rem_5rem_10rem]">
      <p className="col-span-2 text-sm text-ink-2 lg:col-span-1">
        <time dateTime={flown.toISOString()}>
          {day(flown)} <span className="lg:block">{formatUtcMinute(flown)}</span>
        </time>
      </p>
      <p className="min-w-0">
        <Link to={paths.report(code)} className="font-mono text-lg font-bold after:absolute after:inset-0">
          {dep.icao} → {end.icao}
        </Link>
        <span className="block truncate text-sm text-ink-2">
          {dep.city} – {end.city}
          {note && `, ${note}`}
        </span>
      </p>
      <p className="row-start-3 text-sm text-ink-2 lg:row-start-auto">
        {icaoType ?? 'sin tipo'}{' '}
        {registration && <span className="font-mono whitespace-nowrap">{registration}</span>}
      </p>
      <p className="row-start-3 text-right text-sm lg:row-start-auto lg:text-left">
        {blockMin === null ? '–' : formatHours(blockMin)}
      </p>
      <p className="col-start-2 row-start-2 text-right text-xl font-bold lg:col-start-auto lg:row-start-auto lg:text-left">
        {score === null ? <span className="text-sm font-normal text-ink-2">sin nota</span> : tenths(score)}
        {score !== null && lowCoverageWords(coverage) && (
          <span className="block text-xs font-normal text-ink-2">{lowCoverageWords(coverage)}</span>
        )}
      </p>
      <p className="col-span-2 flex flex-wrap items-center gap-2 text-sm lg:col-span-1">
        <StateBadge tone={tone}>{word}</StateBadge>
        {report.points !== 0 && (
          <span>
            {signed(report.points)} {Math.abs(report.points) === 1 ? 'punto' : 'puntos'}
          </span>
        )}
      </p>
    </li>
  );
}
