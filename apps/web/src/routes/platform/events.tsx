import { useParams } from 'react-router';
import { useSession } from '#app/api/use-session.ts';
import { SignedOut } from '#app/features/access/signed-out.tsx';
import { EventPage } from '#app/features/events/event-page.tsx';
import { EventsPage } from '#app/features/events/events-page.tsx';

/** All events, or the one that the address names: one file, since readers of the list open one next. */
export function Component() {
  const { id } = useParams();
  const { pilot } = useSession();
  const page = id === undefined ? <EventsPage /> : <EventPage key={id} id={id} />;
  return pilot ? (
    page
  ) : (
    <SignedOut title={id === undefined ? 'Calendario de eventos' : 'Evento'}>{page}</SignedOut>
  );
}
