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
  /** What prepares a stage, where it is known. */
  dispatchOf?: DispatchOfLeg;
}

/** A tour with its stages; visitors are shown the way in below it. */
export function TourView({ id, dispatchOf }: TourViewProps) {
  const { pilot } = useSession();
  if (pilot) return <TourPage id={id} dispatchOf={dispatchOf} />;
  return (
    <SignedOut title="Tour">
      {/* As high as the window, so that the way in does not give way to the stages when they come. */}
      <div className="min-h-dvh">
        <TourPage id={id} dispatchOf={dispatchOf} />
      </div>
    </SignedOut>
  );
}
