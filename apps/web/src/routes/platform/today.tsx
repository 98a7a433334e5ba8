import { Suspense, useState, type ReactNode } from 'react';
import { StateLine } from '#app/components/state-line.tsx';
import { TodayPage } from '#app/features/today/today-page.tsx';
import { lazyPart } from '#app/lib/lazy-part.ts';

// Loaded apart: weather and boarding pass are larger than the rest of the page, which is enough without a booking or
// before signing in.
const NextFlight = lazyPart(async () => (await import('#app/features/bookings/next-flight.tsx')).NextFlight);
// For a pilot in flight, and for one without a booking.
const InFlight = lazyPart(async () => (await import('#app/features/live/in-flight.tsx')).InFlight);
const Landed = lazyPart(async () => {
  const [{ Landed: Card }, { ReturnFlight }] = await Promise.all([
    import('#app/features/today/landed.tsx'),
    import('#app/features/report/return-flight.tsx'),
  ]);
  return ({ children }: { children: (landed: boolean) => ReactNode }) => (
    <Card ReturnFlight={ReturnFlight}>{children}</Card>
  );
});
// Content further down the page loads after it.
const OwnCards = lazyPart(async () => (await import('#app/features/today/own-cards.tsx')).OwnCards);
const BookStage = lazyPart(async () => (await import('#app/features/tours/book-stage.tsx')).BookStage);

export function Component() {
  const [stands, setStands] = useState(false);
  return (
    <TodayPage
      nextFlight={
        <Suspense fallback={<StateLine kind="loading" title="Cargando tu próximo vuelo" />}>
          <NextFlight onStanding={() => setStands(true)} InFlight={InFlight} Landed={Landed} />
        </Suspense>
      }
      ownCards={
        <Suspense fallback={null}>
          <OwnCards shown={stands} BookStage={BookStage} />
        </Suspense>
      }
    />
  );
}
