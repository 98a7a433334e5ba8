import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#app/api/me.ts';
import { ownRankQuery } from '#app/api/points.ts';
import { myTotalsQuery } from '#app/api/statistics.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RankName } from '#app/components/rank-name.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { accountStatus } from '#app/lib/account-status.ts';
import { requirementWords } from '#app/lib/requirement-words.ts';
import { totalsFacts } from '#app/lib/totals-facts.ts';
import { DayFlightCard } from './day-flight-card.tsx';
import { LastFlight } from './last-flight.tsx';
import { LatestBadges } from './latest-badges.tsx';
import { LatestMessages } from './latest-messages.tsx';
import { NextEvent } from './next-event.tsx';
import { NextRank } from './next-rank.tsx';
import { NoticeCard } from './notice-card.tsx';
import { Room } from './room.tsx';
import { StageCards, type BookStageButton } from './stage-cards.tsx';
import { useSettled } from './use-settled.ts';

interface OwnCardsProps {
  /** Whether the content above has its final height, so that it can no longer move the cards. */
  shown: boolean;
  BookStage: BookStageButton;
}

/** Cards about the pilot's tasks, data and newest messages, all shown at once, so that nothing moves. */
export function OwnCards({ shown, BookStage }: OwnCardsProps) {
  const { shown: settled, waits } = useSettled(shown);
  if (!shown || !settled) return null;
  return (
    <>
      {/* Three cards side by side; four in rows of two, so that none is alone. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18.5rem),1fr))] gap-4 empty:hidden has-[>:nth-child(4_of_:not(:empty))]:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        <Room waits={waits.notice} what="tus NOTAMs">
          <NoticeCard />
        </Room>
        <Room waits={waits.dayFlight} what="tu vuelo del día">
          <DayFlightCard />
        </Room>
        <Room waits={waits.stages} what="tus tours">
          <StageCards BookStage={BookStage} />
        </Room>
        <Room waits={waits.last} what="tu último vuelo">
          <LastFlight />
        </Room>
      </div>
      <Room waits={waits.event} what="los eventos">
        <NextEvent />
      </Room>
      <Room waits={waits.rank} what="tu rango">
        <NextRank />
      </Room>
      {/* Two independent columns, so that cards keep their natural heights. */}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Room waits={waits.account} what="tu cuenta">
            <Account />
          </Room>
          <Room waits={waits.badges} what="tus insignias">
            <LatestBadges />
          </Room>
        </div>
        <LatestMessages />
      </div>
    </>
  );
}

/** The pilot's data and totals, without the figures that the card of the next rank shows already. */
function Account() {
  const me = useQuery(meQuery);
  const { data: totals } = useQuery(myTotalsQuery);
  const { data: own } = useQuery(ownRankQuery);
  const said = new Set(own?.next?.requirements.map((one) => requirementWords(one).name));
  const facts = totals ? totalsFacts(totals).filter(([name]) => !said.has(name)) : [];
  return (
    <Loaded query={me} what="tu cuenta">
      {(data) => (
        <SectionCard title={data.callsign ?? 'Tu cuenta'} aside={accountStatus(data)}>
          <FactList
            facts={[
              ...facts,
              ...(own ? [] : [['Rango', <RankName key="rank" rank={data.rank} />] as const]),
              ['Base', data.base],
            ]}
          />
        </SectionCard>
      )}
    </Loaded>
  );
}
