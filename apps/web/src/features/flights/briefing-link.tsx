import { NewTabArrow } from '@va/ui/controls/new-tab-arrow.tsx';
import type { Availability, Departure } from '#app/api/flights.ts';
import { briefingAddress } from '#app/lib/briefing-address.ts';

interface BriefingLinkProps {
  departure: Departure;
  tails: Availability['tails'];
  /** Registration of the chosen tail. */
  tail: string | null;
}

/** To the portal's plan and briefing of this flight, with the type of the chosen tail. */
export function BriefingLink({ departure, tails, tail }: BriefingLinkProps) {
  const typeId = tails.find(({ registration }) => registration === tail)?.typeId ?? departure.typeId;
  const model = departure.types.find(({ id }) => id === typeId)?.model;
  return (
    <a
      href={briefingAddress({ ...departure, model, tail })}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-1 justify-self-start text-sm text-link underline"
    >
      Plan de vuelo y briefing
      <NewTabArrow />
      <span className="sr-only">(pestaña nueva)</span>
    </a>
  );
}
