import { Suspense } from 'react';
import { StateLine } from '#app/components/state-line.tsx';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { TodayPage } from '#app/features/today/today-page.tsx';
import { lazyPart } from '#app/lib/lazy-part.ts';

// Weather and boarding pass weigh more than the rest of the page: a pilot without a booking, or who signs in first, need not wait for them.
const NextFlight = lazyPart(async () => (await import('#app/features/bookings/next-flight.tsx')).NextFlight);
const OwnCards = lazyPart(async () => (await import('#app/features/today/own-cards.tsx')).OwnCards);

export function Component() {
  return (
    <MembersOnly title="Hoy">
      <TodayPage
        nextFlight={
          <Suspense fallback={<StateLine kind="loading" title="Cargando tu próximo vuelo" />}>
            <NextFlight />
          </Suspense>
        }
        ownCards={
          <Suspense fallback={<StateLine kind="loading" title="Cargando tu cuenta" />}>
            <OwnCards />
          </Suspense>
        }
      />
    </MembersOnly>
  );
}
