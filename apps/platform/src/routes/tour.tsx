import { useParams } from 'react-router';
import { useSession } from '#app/api/use-session.ts';
import { SignedOut } from '#app/features/access/signed-out.tsx';
import { TourPage } from '#app/features/tours/tour-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { pilot } = useSession();
  const page = <TourPage key={id} id={id} />;
  return pilot ? page : <SignedOut title="Tour">{page}</SignedOut>;
}
