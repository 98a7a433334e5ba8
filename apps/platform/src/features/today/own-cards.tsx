import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#app/api/me.ts';
import { myTotalsQuery } from '#app/api/statistics.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { accountStatus } from '#app/lib/account-status.ts';
import { totalsFacts } from '#app/lib/totals-facts.ts';
import { LatestBadges } from './latest-badges.tsx';
import { LatestMessages } from './latest-messages.tsx';
import { NextEvent } from './next-event.tsx';
import { NextRank } from './next-rank.tsx';
import { NextSteps } from './next-steps.tsx';

/** In a file of its own, since it brings the stripes of all ranks. */
const RankName = lazy(async () => ({
  default: (await import('#app/components/rank-name.tsx')).RankName,
}));

/** What the pilot has and is, and the newest messages. */
export function OwnCards() {
  const me = useQuery(meQuery);
  const { data: totals } = useQuery(myTotalsQuery);
  return (
    <>
      <NextSteps />
      <NextEvent />
      {/* Two columns of what is as high as it is; on a phone, the messages come before the badges. */}
      <div className="contents lg:grid lg:gap-4">
        <Loaded query={me} what="tu cuenta">
          {(data) => (
            <SectionCard title={data.callsign ?? 'Tu cuenta'} aside={accountStatus(data)}>
              <FactList
                facts={[
                  ...(totals ? totalsFacts(totals) : []),
                  [
                    'Rango',
                    <Suspense key="rank" fallback={data.rank}>
                      <RankName rank={data.rank} />
                    </Suspense>,
                  ],
                  ['Base', data.base],
                ]}
              />
            </SectionCard>
          )}
        </Loaded>
        <div className="empty:hidden max-lg:order-last">
          <LatestBadges />
        </div>
      </div>
      <LatestMessages />
      <NextRank />
    </>
  );
}
