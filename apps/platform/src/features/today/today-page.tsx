import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { bookingsQuery } from '#app/api/bookings.ts';
import { meQuery } from '#app/api/me.ts';
import { useSession } from '#app/api/use-session.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { accountStatus } from '#app/lib/account-status.ts';
import { airline } from '#app/config/airline.ts';
import { headline } from './headline.ts';
import { LatestMessages } from './latest-messages.tsx';
import { SecurityHint } from './security-hint.tsx';

const day = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Today: what waits for this pilot. @param nextFlight the booking that comes next, or what to book */
export function TodayPage({ nextFlight }: { nextFlight: ReactNode }) {
  const { pilot } = useSession();
  const [today] = useState(() => day.format(new Date()));
  const open = useQuery({ ...bookingsQuery('open'), enabled: pilot !== null });
  const me = useQuery({ ...meQuery, enabled: pilot !== null });
  if (!pilot) return null;
  return (
    <>
      <PageHead eyebrow={today} {...headline(open.data?.items, pilot.name ?? pilot.callsign ?? 'piloto')} />
      <Loaded query={me} what="tu día">
        {(data) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <SecurityHint />
            <div className="lg:col-span-2">{nextFlight}</div>
            <SectionCard title={data.callsign ?? 'Tu cuenta'} aside={accountStatus(data)}>
              <FactList
                facts={[
                  ['Rango', data.rank],
                  ['Base', data.base],
                  ['Aerolínea', airline.fullName],
                ]}
              />
            </SectionCard>
            <LatestMessages />
          </div>
        )}
      </Loaded>
    </>
  );
}
