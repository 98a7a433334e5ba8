import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useSession } from '#app/api/use-session.ts';
import { SignedOut } from '#app/features/access/signed-out.tsx';
import { TourPage } from '#app/features/tours/flown-tour-page.tsx';
import type { DispatchOfLeg } from '#app/features/tours/tour-stages.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <TourView key={id} id={id} />;
}

interface TourViewProps {
  id: string;
  /** Link to the dispatch page for a leg, if known. */
  dispatchOf?: DispatchOfLeg;
  /** The content's data of the tour, shown until the platform answers. */
  known?: ReactNode;
}

/** A tour with its stages; visitors are shown the way in below it. */
export function TourView({ id, dispatchOf, known }: TourViewProps) {
  const { pilot } = useSession();
  const tour = <TourPage id={id} dispatchOf={dispatchOf} known={known} />;
  if (pilot) return tour;
  return (
    <SignedOut title="Tour">
      {/* At least as high as the window, so that the sign-in form does not move when the stages load. */}
      <div className="min-h-dvh">{tour}</div>
    </SignedOut>
  );
}
