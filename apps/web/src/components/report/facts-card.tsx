import { formatHours } from '@va/domain/quantities.ts';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { LocalTime } from '#app/components/clock-time.tsx';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { formatUtcMinute } from '@va/domain/utc-clock.ts';
import { MessageSquareText, TimerReset } from 'lucide-react';
import type { ReactNode } from 'react';
import { EvidenceLink } from '#app/components/evidence-field.tsx';
import type { ReportDetail, Score } from '#app/lib/report-types.ts';
import { NETWORKS } from '#app/lib/report-words.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

const kg = (value: number) => `${formatNumber(Math.round(value))}\u202fkg`;
const RECORDS: Readonly<Record<string, string>> = {
  manual: 'A mano',
  second_pilot: 'Como segundo piloto',
  import: 'Importado',
};

/**
 * Facts of a report: times in UTC and at the place, fuel, network, the pilot's words, and remarks about the recording.
 */
export function FactsCard({ report, score }: { report: ReportDetail; score: Score }) {
  const { dep, arr, arrPlanned, offBlock, takeoff, landing, onBlock, blockMin, plannedBlockMin } = report;
  const end = arr ?? arrPlanned;
  const time = (at: string | null, place: typeof dep): ReactNode =>
    at === null ? (
      'sin datos'
    ) : (
      <>
        <time dateTime={at}>{formatUtcMinute(new Date(at))}</time>{' '}
        <span className="block text-xs font-normal text-ink-2">
          <LocalTime at={at} timezone={place.timezone} /> en {place.city}
        </span>
      </>
    );
  const { fuelOffKg, fuelOnKg, network, onlineShare } = report;
  const facts: [string, ReactNode][] = [
    ['Fuera calzos', time(offBlock, dep)],
    ['Despegue', time(takeoff, dep)],
    ['Toma', time(landing, end)],
    ['En calzos', time(onBlock, end)],
    [
      'Bloque',
      <>
        {blockMin === null ? 'sin datos' : formatHours(blockMin)}
        {plannedBlockMin !== null && (
          <span className="block text-xs font-normal text-ink-2">
            previsto {hoursAndMinutes(plannedBlockMin)}
          </span>
        )}
      </>,
    ],
    [
      'Combustible',
      fuelOffKg === null || fuelOnKg === null ? (
        'sin datos'
      ) : (
        <>
          {kg(fuelOffKg - fuelOnKg)}
          <span className="block text-xs font-normal text-ink-2">quedan {kg(fuelOnKg)}</span>
        </>
      ),
    ],
    [
      'En red',
      onlineShare === null || network === null
        ? 'sin datos'
        : `${formatNumber(Math.round(onlineShare * 100))} % en ${NETWORKS[network]}`,
    ],
    [
      'Registro',
      RECORDS[report.source] ?? [report.client ?? 'ACARS', report.clientVersion].filter(Boolean).join(' '),
    ],
  ];
  // Type and add-on that the recorder saw: the type decides the limits of the score, the add-on which fields are
  // trusted.
  const flown = [report.icaoTypeSeen, report.addOn].filter(Boolean).join(', ');
  if (flown) facts.push(['En el simulador', flown]);
  const { clockOffsetS } = report;
  return (
    <SectionCard title="Tiempos y datos">
      <FactList facts={facts} />
      {report.comment && (
        <p className="flex items-start gap-2 text-sm">
          <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere whitespace-pre-line">«{report.comment}»</span>
        </p>
      )}
      {report.evidenceUrl && (
        <p className="text-sm wrap-anywhere">
          Prueba: <EvidenceLink href={report.evidenceUrl} />
        </p>
      )}
      {clockOffsetS !== null && Math.abs(clockOffsetS) > 2 && (
        <p className="flex items-start gap-2 text-sm text-ink-2">
          <TimerReset aria-hidden className="mt-0.5 size-4 shrink-0" />
          Tu reloj iba {countOf(Math.abs(clockOffsetS), 'segundo', 'segundos')}{' '}
          {clockOffsetS > 0 ? 'atrasado' : 'adelantado'}. Lo hemos corregido; no afecta a la nota.
        </p>
      )}
      {score.flags.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {score.flags.map(({ code, detail, blocking, checked }) => (
            <li key={code + detail}>
              <b>{code}</b> {detail}
              {checked && <span className="text-ink-2"> · comprobado por el equipo</span>}
              {blocking && !checked && <span className="text-media"> · lo mira una persona</span>}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
