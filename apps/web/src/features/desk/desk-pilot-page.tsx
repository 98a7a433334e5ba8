import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { pilotQuery } from '#app/api/pilots.ts';
import { useSession } from '#app/api/use-session.ts';
import { ButtonLink } from '#app/components/text-link.tsx';
import { accountStatus } from '#app/lib/account-status.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { ranks } from '#app/config/ranks.ts';
import { totalsFacts } from '#app/lib/totals-facts.ts';
import { AccountActs } from './account-acts.tsx';
import { PilotBookings } from './pilot-bookings.tsx';
import { PersonForm } from './person-form.tsx';
import { PilotFlights } from './pilot-flights.tsx';
import { PilotNotes } from './pilot-notes.tsx';
import { PilotSanctions } from './pilot-sanctions.tsx';
import { PositionForm } from './position-form.tsx';
import { RankForm } from './rank-form.tsx';
import { RightsForm } from './rights-form.tsx';

/** One pilot for staff: state, totals, sanctions, flights, rights, and actions. */
export function DeskPilotPage({ callsign }: { callsign: string }) {
  const { can } = useSession();
  const pilot = useQuery(pilotQuery(callsign));
  return (
    <>
      <PageHead
        eyebrow="Mesa · Pilotos"
        title={callsign}
        actions={
          <ButtonLink to={deskPaths.deskPilots}>
            <ArrowLeft aria-hidden className="size-4" /> Pilotos
          </ButtonLink>
        }
      />
      <Loaded query={pilot} what={callsign}>
        {(data) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-4">
              <SectionCard
                title={data.name ?? data.callsign}
                aside={data.status && accountStatus({ ...data, status: data.status })}
              >
                <FactList
                  facts={[
                    ['Rango', data.rank],
                    ['Base', data.base],
                    ...totalsFacts(data.totals),
                    ['Cargo', data.positions.join(', ') || 'Ninguno'],
                    ...(data.email === undefined ? [] : [['Correo', data.email ?? 'Sin correo'] as const]),
                  ]}
                />
              </SectionCard>
              <PilotSanctions callsign={data.callsign} />
              {can('pilots.manage') && <PilotNotes callsign={data.callsign} />}
              {can('reports.read') && <PilotFlights callsign={data.callsign} />}
            </div>
            <div className="grid grid-cols-1 gap-4">
              {can('pilots.manage') && <AccountActs pilot={data} />}
              {can('bookings.cancel-any') && <PilotBookings callsign={data.callsign} />}
              {can('pilots.manage') && <PersonForm key={`persona ${callsign}`} pilot={data} />}
              {can('promotions.grant') && (
                <RankForm key={`rango ${callsign}`} pilot={data} ranks={ranks.map(({ rango }) => rango)} />
              )}
              {can('pilots.manage') && <PositionForm key={`cargos ${callsign}`} pilot={data} />}
              {can('roles') && <RightsForm key={`roles ${callsign}`} pilot={data} />}
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
