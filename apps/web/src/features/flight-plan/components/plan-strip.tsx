import { formatLevel } from '@va/domain/quantities.ts';
import { Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { formatAge } from '@va/domain/ages.ts';
import { formatDate } from '@va/domain/dates.ts';
import { hoursAndMinutes, isoDuration } from '@va/domain/durations.ts';
import type { FlightPlan, PlanAirport, PlanMoment } from '@va/domain/flight-plan/flight-plan.ts';
import { PlanTime } from './plan-moment.tsx';

interface PlanStripProps {
  plan: FlightPlan;
  /** Zone of an airport of the network. */
  zoneOf: (icao: string) => string | undefined;
  now: Date;
}

/** The flight at a glance, as a boarding pass: from where, to where, when, with what, and how old the plan is. */
export function PlanStrip({ plan, zoneOf, now }: PlanStripProps) {
  const { origin, destination, aircraft, times, callsign, cruiseFt, generatedAt } = plan;
  const day = times.out.estimated ?? times.out.scheduled;
  const facts = [aircraft.type ?? aircraft.name, aircraft.registration].filter(Boolean).join(' · ');
  return (
    <Card className="overflow-clip">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-tile px-5 py-3 text-on-tile">
        <h2 className="font-mono text-xl font-bold tracking-wider">
          {callsign ?? `${origin.icao}–${destination.icao}`}
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 font-mono text-sm">
          {facts && <span>{facts}</span>}
          {cruiseFt !== undefined && <span>{formatLevel(cruiseFt)}</span>}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 p-5">
        <End airport={origin} moment={times.out} word="Salida de calzos" timeZone={zoneOf(origin.icao)} />
        <p className="grid justify-items-center gap-1 pt-2 text-ink-2">
          <Plane aria-hidden className="size-6 rotate-45 text-link" />
          {times.block !== undefined && (
            <span className="text-sm whitespace-nowrap">
              <Duration minutes={times.block} />
            </span>
          )}
        </p>
        <End
          airport={destination}
          moment={times.in}
          word="Llegada a calzos"
          timeZone={zoneOf(destination.icao)}
          isLast
        />
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 border-t-2 border-dashed border-line px-5 py-3 text-sm text-ink-2">
        {day && (
          <time dateTime={day.toISOString().slice(0, 10)}>{formatDate(day.toISOString().slice(0, 10))}</time>
        )}
        {plan.airac && <span>AIRAC {plan.airac}</span>}
        {generatedAt && (
          <span>
            Generado{' '}
            <time dateTime={generatedAt.toISOString()}>
              {formatAge(now.getTime() - generatedAt.getTime())}
            </time>
          </span>
        )}
      </p>
    </Card>
  );
}

interface EndProps {
  airport: PlanAirport;
  moment: PlanMoment;
  word: string;
  timeZone: string | undefined;
  isLast?: boolean;
}

function End({ airport, moment, word, timeZone, isLast = false }: EndProps): ReactNode {
  const at = moment.estimated ?? moment.scheduled;
  return (
    <div className={isLast ? 'grid justify-items-end gap-1 text-right' : 'grid justify-items-start gap-1'}>
      <p className="font-mono text-2xl font-bold tracking-wider sm:text-3xl">{airport.icao}</p>
      {airport.name && <p className="text-sm break-words text-ink-2">{airport.name}</p>}
      {at && (
        <p className="font-bold">
          <span className="sr-only">{word}: </span>
          <PlanTime at={at} clock={{ timeZone, utcOffset: airport.utcOffset }} />
        </p>
      )}
      {airport.runway && <Badge>Pista {airport.runway}</Badge>}
    </div>
  );
}

/** Minutes as `04:35 h`. */
export function Duration({ minutes }: { minutes: number }) {
  const text = hoursAndMinutes(minutes);
  return <time dateTime={isoDuration(text)}>{text}&nbsp;h</time>;
}
