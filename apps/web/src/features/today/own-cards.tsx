import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarDays, BookOpenCheck } from 'lucide-react';
import { ownBadgesQuery } from '#app/api/awards.ts';
import { eventsQuery } from '#app/api/events.ts';
import { inboxQuery, readMessage } from '#app/api/inbox.ts';
import { meQuery } from '#app/api/me.ts';
import { ownRankQuery } from '#app/api/points.ts';
import { myTotalsQuery } from '#app/api/statistics.ts';
import { BadgeList } from '#app/components/badges.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RankName } from '#app/components/rank-name.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink, ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { accountStatus } from '#app/lib/account-status.ts';
import { requirementWords } from '#app/lib/requirement-words.ts';
import { shortMoment } from '#app/lib/times.ts';
import { totalsFacts } from '#app/lib/totals-facts.ts';
import { useNow } from '#app/lib/use-now.ts';
import { DayFlightCard } from './day-flight-card.tsx';
import { FlownFacts } from './flown-facts.tsx';
import { NextRank } from './next-rank.tsx';
import { Room } from './room.tsx';
import { StageCards, type BookStageButton } from './stage-cards.tsx';
import { useJustLanded, useLastFlight } from './use-last-flight.ts';
import { useSettled } from './use-settled.ts';
import { countOf } from '@va/domain/numbers.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { noticeSource } from '#app/api/notices.ts';
import { NOTICE_TONES } from '#app/lib/notice-tones.ts';

/** The first notice that is to be confirmed, what it blocks and what not; nothing where there is none. */
function NoticeCard() {
  const { data: notices = [] } = useQuery(noticeSource.query);
  const unread = notices.filter(({ readAt }) => readAt === null);
  const [first] = unread;
  if (!first) return null;
  const { slug, importance, revision, date, title } = first;
  const others = unread.length - 1;
  return (
    <SectionCard title="Por confirmar" aside={countOf(unread.length, 'NOTAM', 'NOTAMs')} high>
      <div className="grid justify-items-start gap-1.5">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <StateBadge tone={NOTICE_TONES[importance]}>{importance}</StateBadge>
          <span>
            {revision > 1 ? `Revisión ${revision}, del ` : 'Del '}
            <Instant at={`${date}T00:00:00Z`} withTime={false} />
          </span>
        </p>
        <b className="wrap-anywhere">{title}</b>
        <p className="text-sm text-ink-2">
          Hasta confirmarlo no puedes reservar lo que afecta. Lo que ya tienes reservado sigue en pie.
        </p>
      </div>
      <ButtonLink to={paths.notice(slug)} className="self-start">
        <BookOpenCheck aria-hidden className="size-4" />
        Leer y confirmar
      </ButtonLink>
      <p className="mt-auto border-t border-line pt-3 text-sm">
        {others > 0
          ? `Y ${countOf(others, 'NOTAM más', 'NOTAMs más')} por confirmar.`
          : 'No te queda ningún otro por confirmar.'}{' '}
        <TextLink to={paths.notices}>Todos los NOTAMs</TextLink>
      </p>
    </SectionCard>
  );
}

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

/** The next event that the pilot signed up for, in one line; nothing where there is none. */
function NextEvent() {
  const { data } = useQuery(eventsQuery);
  const now = useNow();
  const next = data?.find(
    ({ own, cancelled, endsAt }) => own?.signedAt && !cancelled && Date.parse(endsAt) > now,
  );
  if (!next) return null;
  return (
    <p className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <CalendarDays aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
      <span>
        Tu próximo evento: <TextLink to={paths.event(next.id)}>{next.name}</TextLink>,{' '}
        {next.own?.slot ? 'con turno el' : 'desde el'} {shortMoment(next.own?.slot ?? next.startsAt)}.
      </span>
    </p>
  );
}

/** The three newest messages. */
export function LatestMessages() {
  const inbox = useQuery(inboxQuery());
  const read = useMutation({ mutationFn: readMessage });
  return (
    <SectionCard title="Mensajes" aside={<TextLink to={paths.inbox}>Todos</TextLink>}>
      <Loaded query={inbox} what="tus mensajes">
        {({ items }) => (
          <RowList
            none="Todavía no te ha escrito nadie."
            rows={items.slice(0, 3).map(({ id, title, link, createdAt, readAt }) => ({
              key: id,
              title: link ? (
                <TextLink to={link} onClick={() => readAt === null && read.mutate(id)}>
                  {title}
                </TextLink>
              ) : (
                title
              ),
              detail: (
                <>
                  <Instant at={createdAt} />
                  {readAt === null && ' · sin leer'}
                </>
              ),
            }))}
          />
        )}
      </Loaded>
    </SectionCard>
  );
}

/** The latest badges; nothing for a pilot who has none yet. */
function LatestBadges() {
  const { data } = useQuery(ownBadgesQuery);
  if (!data || data.length === 0) return null;
  return (
    <SectionCard title="Tus últimas insignias" aside={<TextLink to={paths.awards}>Todas</TextLink>}>
      <BadgeList badges={data.slice(0, 2)} />
    </SectionCard>
  );
}

/** Result of the last flight and its points; nothing before the first flight, or while `Landed` shows it. */
export function LastFlight() {
  const { report } = useLastFlight();
  const landed = useJustLanded();
  if (!report || landed.report) return null;
  const { code, offBlock, startedAt } = report;
  return (
    <SectionCard title="Último vuelo" aside={<Instant at={offBlock ?? startedAt} withTime={false} />} high>
      <FlownFacts report={report} />
      <TextLink to={paths.report(code)} className="mt-auto self-start font-bold">
        Ver informe
      </TextLink>
    </SectionCard>
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
