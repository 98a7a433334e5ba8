import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';
import { meQuery } from '#app/api/me.ts';
import { useSession } from '#app/api/use-session.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { accountStatus } from '#app/lib/account-status.ts';
import { airline } from '#app/config/airline.ts';
import { LatestMessages } from './latest-messages.tsx';
import { SecurityHint } from './security-hint.tsx';

const day = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Today: what waits for this pilot. */
export function TodayPage() {
  const { pilot } = useSession();
  const [today] = useState(() => day.format(new Date()));
  const me = useQuery({ ...meQuery, enabled: pilot !== null });
  if (!pilot) return null;
  return (
    <>
      <PageHead
        eyebrow={today}
        title={`Hola, ${pilot.name ?? pilot.callsign ?? 'piloto'}`}
        lead="Lo que te espera hoy en la aerolínea."
      />
      <Loaded query={me} what="tu día">
        {(data) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <SecurityHint />
            <EmptyState icon={PlaneTakeoff} title="Nada reservado" compact>
              <p className="text-ink-2">
                Cuando reserves un vuelo, aquí verás cuánto falta y con qué avión sales.
              </p>
            </EmptyState>
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
