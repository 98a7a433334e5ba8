import { useStore } from '@va/ui/state/store.ts';
import { FileText } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { FeedStatus } from '#app/components/feeds/feed-status.tsx';
import { DispatchButton } from '#app/components/flights/dispatch-button.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { useNow } from '#app/components/blocks/use-now.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { paths } from '#app/lib/paths.ts';
import type { FlightPlan } from '@va/domain/flight-plan/flight-plan.ts';
import { PLAN_OLD_MS } from '@va/domain/flight-plan/plan-fit.ts';
import { flightPlanQuery, isUnknownAlias } from '#app/services/feeds/flight-plan.ts';
import { simbriefAlias } from '#app/services/simbrief-alias.ts';
import { AliasForm } from './components/alias-form.tsx';
import { PlanStrip } from './components/plan-strip.tsx';
import { PlanView } from './components/plan-view.tsx';

interface MyPlanPageProps {
  feed: Feed;
  /** Alias in the pilot's account; null without one, or without a session. */
  accountAlias: string | null;
  /** Zone of an airport of the network. */
  zoneOf: (icao: string) => string | undefined;
  /** A report in words; undefined where the portal decodes none. */
  decode: ((metar: string) => ReactNode) | undefined;
  /**
   * Link to the dispatch page for a flight between two ICAO codes; undefined if the airline's dispatch takes no
   * flights.
   */
  dispatchOf: (from: string, to: string) => { href: string; provider: string } | undefined;
}

/** The answer itself is old after this long without another. */
const STALE_MS = 15 * 60_000;

/** «Mi último plan»: the pilot's last flight plan in the portal's own words. */
export function MyPlanPage({ feed, accountAlias, zoneOf, decode, dispatchOf }: MyPlanPageProps) {
  const kept = useStore(simbriefAlias);
  // An alias typed here takes precedence over the account's.
  const alias = kept ?? accountAlias;
  const query = useQuery({ ...flightPlanQuery(feed.url, alias ?? ''), enabled: alias !== null });
  const now = useNow(60_000);
  const isUnknown = isUnknownAlias(query.error);
  const plan = alias === null ? undefined : query.data?.data;
  const isOld = plan?.generatedAt !== undefined && now.getTime() - plan.generatedAt.getTime() > PLAN_OLD_MS;
  return (
    <>
      <PageHead
        eyebrow="Operaciones"
        title="Mi último plan"
        lead={`El último plan que generaste en ${feed.provider}: ruta, combustible, pesos, tiempos y meteorología.`}
        actions={
          <ButtonLink to={paths.flightPlan}>
            <FileText aria-hidden className="size-4" />
            Briefing de vuelo
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div className="grid gap-3">
          <AliasForm
            alias={alias}
            kept={kept !== null}
            provider={feed.provider}
            problem={
              isUnknown
                ? `${feed.provider} no conoce «${alias}» o no tiene ningún plan suyo. Comprueba cómo se escribe, o genera antes un plan.`
                : undefined
            }
            onAgain={() => void query.refetch()}
          />
          {alias !== null && !isUnknown && (
            <FeedStatus
              query={query}
              what="tu último plan"
              provider={feed.provider}
              staleAfterMs={STALE_MS}
            />
          )}
        </div>
        {plan && (
          <>
            {isOld && (
              <Notice kind="warning" title="Este plan tiene más de 24 horas">
                <div className="grid justify-items-start gap-3">
                  <p>
                    El viento, la meteorología y los NOTAM con los que se hizo ya no valen: genera otro antes
                    de volar.
                  </p>
                  <DispatchAgain plan={plan} dispatchOf={dispatchOf} />
                </div>
              </Notice>
            )}
            <PlanStrip plan={plan} zoneOf={zoneOf} now={now} />
            <PlanView plan={plan} provider={feed.provider} zoneOf={zoneOf} decode={decode} />
          </>
        )}
      </div>
    </>
  );
}

function DispatchAgain({ plan, dispatchOf }: { plan: FlightPlan } & Pick<MyPlanPageProps, 'dispatchOf'>) {
  const [from, to] = [plan.origin.icao, plan.destination.icao];
  const dispatch = dispatchOf(from, to);
  return dispatch && <DispatchButton dispatch={dispatch} from={from} to={to} label="Preparar de nuevo en" />;
}
