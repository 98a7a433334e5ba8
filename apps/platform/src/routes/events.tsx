import { useSession } from '#app/api/use-session.ts';
import { SignedOut } from '#app/features/access/signed-out.tsx';
import { EventsPage } from '#app/features/events/events-page.tsx';

export function Component() {
  const { pilot } = useSession();
  return pilot ? (
    <EventsPage />
  ) : (
    <SignedOut title="Eventos">
      <EventsPage />
    </SignedOut>
  );
}
