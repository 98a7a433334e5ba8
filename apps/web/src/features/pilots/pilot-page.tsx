import { useQuery } from '@tanstack/react-query';
import { pilotQuery } from '#app/api/pilots.ts';
import { BadgeList } from '#app/components/badge-list.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RankName } from '#app/components/rank-name.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { totalsFacts } from '#app/lib/totals-facts.ts';
import { SharedFlights } from './shared-flights.tsx';

/** Public page of a pilot. */
export function PilotPage({ callsign }: { callsign: string }) {
  const pilot = useQuery(pilotQuery(callsign));
  return (
    <>
      <PageHead
        eyebrow="Pilotos"
        title={callsign}
        actions={<ButtonLink to={paths.pilots}>Todos los pilotos</ButtonLink>}
      />
      <Loaded query={pilot} what={callsign}>
        {(data) => (
          <div className="grid grid-cols-1 gap-4">
            <SectionCard title={data.name ?? 'Sin nombre público'}>
              <FactList
                facts={[
                  ['Rango', <RankName key="rank" rank={data.rank} />],
                  ['Base', data.base],
                  ...totalsFacts(data.totals),
                  ['Cargo', data.positions.join(', ') || 'Ninguno'],
                  [
                    'Desde',
                    data.joinedAt ? <Instant key="joined" at={data.joinedAt} withTime={false} /> : '—',
                  ],
                ]}
              />
            </SectionCard>
            {data.sharesReports && <SharedFlights callsign={callsign} />}
            {data.badges.length > 0 && (
              <SectionCard title="Insignias">
                <BadgeList badges={data.badges} />
              </SectionCard>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}
