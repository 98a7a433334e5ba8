import { FeedStatus } from '#app/components/feeds/feed-status.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { networkNames } from '@va/domain/traffic/flight.ts';
import { formatUtcClock } from '@va/domain/utc-clock.ts';
import type { NetworkTraffic } from '../use-traffic.ts';

/** Milliseconds after which a network's data are stale: two updates have failed. */
const STALE_AFTER_MS = 90_000;

/** Age of each network's data. A network that fails does not affect the other. */
export function NetworkStatus({ traffic }: { traffic: readonly NetworkTraffic[] }) {
  return (
    <Card className="grid gap-x-8 gap-y-4 p-4 sm:grid-cols-2">
      {traffic.map(({ network, query }) => {
        const name = networkNames[network];
        const { pilotsOnline, updatedAt } = query.data?.data ?? {};
        return (
          <section key={network} aria-label={name} className="grid content-start gap-1">
            <FeedStatus
              query={query}
              what={`los vuelos de ${name}`}
              provider={name}
              staleAfterMs={STALE_AFTER_MS}
            />
            {pilotsOnline !== undefined && (
              <p className="text-sm text-ink-2">
                {countOf(pilotsOnline, 'piloto', 'pilotos')}
                {updatedAt !== undefined && (
                  <>
                    {' a las '}
                    <time dateTime={new Date(updatedAt).toISOString()}>
                      {formatUtcClock(new Date(updatedAt))}
                    </time>
                  </>
                )}
              </p>
            )}
          </section>
        );
      })}
    </Card>
  );
}
