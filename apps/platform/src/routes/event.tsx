import { useParams } from 'react-router';
import { useSession } from '#app/api/use-session.ts';
import { SignedOut } from '#app/features/access/signed-out.tsx';
import { EventPage } from '#app/features/events/event-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { pilot } = useSession();
  const page = <EventPage key={id} id={id} />;
  return pilot ? page : <SignedOut title="Evento">{page}</SignedOut>;
}
