import { dateFormat } from '@va/domain/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { type Booking, bookingsQuery } from '#app/api/bookings.ts';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { optionalPart } from '#app/lib/lazy-part.ts';
import { daysBetween, utcTime } from '#app/lib/times.ts';

// Shown once, to administrators.
const SecurityHint = optionalPart(async () => (await import('./security-hint.tsx')).SecurityHint);

const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

interface TodayPageProps {
  /** The booking that comes next, or what to book. */
  nextFlight: ReactNode;
  /** The pilot's data: totals and messages. */
  ownCards: ReactNode;
}

/** Today: what waits for this pilot. */
export function TodayPage({ nextFlight, ownCards }: TodayPageProps) {
  const { session, pilot } = useSession();
  const [today] = useState(() => day(new Date()));
  const open = useQuery({
    ...bookingsQuery('open'),
    enabled: pilot !== null && pilot.status !== 'suspended',
  });
  if (!pilot) return null;
  return (
    <>
      <PageHead eyebrow={today} {...headline(open.data?.items, pilot.name ?? pilot.callsign ?? 'piloto')} />
      <div className="grid gap-4">
        {session?.mustSetSecondFactor && (
          <Suspense fallback={null}>
            <SecurityHint />
          </Suspense>
        )}
        {nextFlight}
        {ownCards}
      </div>
    </>
  );
}

/** The state of the day as title and sentence: what comes next, or that nothing does. */
export function headline(
  open: readonly Booking[] | undefined,
  name: string,
): { title: string; lead: string } {
  const next = open?.[0];
  if (next === undefined)
    return {
      title: open === undefined ? 'Hoy' : 'Elige tu próximo vuelo',
      // A line is held for it, so that nothing moves when it comes.
      lead: open === undefined ? '\u00a0' : `${name}, no tienes ningún vuelo reservado.`,
    };
  if (next.state === 'flying')
    return { title: `En vuelo a ${next.arr.city}`, lead: `${name}, tu vuelo está en el mapa.` };
  const ahead = daysBetween(new Date().toISOString(), next.std);
  const when = ahead <= 0 ? 'Hoy sales' : ahead === 1 ? 'Mañana sales' : 'Sales pronto';
  const place = next.tailPlace?.icao === next.dep.icao ? `${next.tail} te espera en ${next.dep.city}.` : '';
  return {
    title: `${when} a ${next.arr.city}`,
    lead: [`${name}, el vuelo sale de ${next.dep.city} a las ${utcTime(next.std)}.`, place]
      .filter(Boolean)
      .join(' '),
  };
}
