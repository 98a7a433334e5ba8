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
  if (pilot) return <TourPage id={id} />;
  return (
    <SignedOut title="Tour">
      {/* As high as the window, so that the way in does not give way to the stages when they come. */}
      <div className="min-h-dvh">
        <TourPage id={id} />
      </div>
    </SignedOut>
  );
}
