import { FileClock, FileText } from 'lucide-react';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { paths } from '#app/lib/paths.ts';

/** Links to continue with an idea: the pilot's latest plan, if the portal shows it, and the flight briefing. */
export function IdeasActions({ hasMyPlan }: { hasMyPlan: boolean }) {
  return (
    <>
      {hasMyPlan && (
        <ButtonLink to={paths.myPlan}>
          <FileClock aria-hidden className="size-4" />
          Mi último plan
        </ButtonLink>
      )}
      <ButtonLink to={paths.flightPlan}>
        <FileText aria-hidden className="size-4" />
        Briefing de vuelo
      </ButtonLink>
    </>
  );
}
