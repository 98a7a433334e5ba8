import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { Suspense, useState } from 'react';
import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { findAirport } from '#app/content/airports.ts';
import { dispatchOf } from '#app/content/dispatch.ts';
import { findFeed } from '#app/content/feeds.ts';
import { MyPlanPage } from '#app/features/flight-plan/my-plan-page.tsx';
import { DecodedReport } from '#app/features/weather/lazy-weather.tsx';
import { optionalPart } from '#app/lib/lazy-part.ts';

const AccountAlias = OWN_PLATFORM
  ? optionalPart(async () => (await import('#app/features/account/account-alias.tsx')).AccountAlias)
  : undefined;

export function Component() {
  const feed = findFeed('simbrief-plan');
  const [accountAlias, setAccountAlias] = useState<string | null>(null);
  if (!feed) return <NotFoundPage />;
  return (
    <>
      {AccountAlias && (
        <Suspense fallback={null}>
          <AccountAlias onAlias={setAccountAlias} />
        </Suspense>
      )}
      <MyPlanPage
        feed={feed}
        accountAlias={accountAlias}
        zoneOf={(icao) => findAirport(icao)?.timezone}
        decode={(metar) => <DecodedReport raw={metar} />}
        dispatchOf={(from, to) => dispatchOf({ from, to })}
      />
    </>
  );
}
