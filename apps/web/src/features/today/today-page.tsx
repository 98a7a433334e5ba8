import { dateFormat } from '@va/domain/date-format.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { bookingsQuery } from '#app/api/bookings.ts';
import { useSession } from '#app/api/use-session.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { optionalPart } from '#app/lib/lazy-part.ts';
import { headline } from './headline.ts';

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
