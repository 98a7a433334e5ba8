import { useParams } from 'react-router';
import { useSession } from '#app/api/use-session.ts';
import { SignedOut } from '#app/features/access/signed-out.tsx';
import { TourPage } from '#app/features/tours/flown-tour-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <TourView key={id} id={id} />;
}

/** A tour with its stages; visitors are shown the way in below it. */
export function TourView({ id }: { id: string }) {
  const { pilot } = useSession();
  const page = <TourPage id={id} />;
  return pilot ? page : <SignedOut title="Tour">{page}</SignedOut>;
}
