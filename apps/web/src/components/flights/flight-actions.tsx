import { ButtonLink } from '#app/components/links/button-link.tsx';
import { bookingOf } from '#app/lib/flight-paths.ts';
import type { FlightInHand } from '@va/domain/flights/flight-in-hand.ts';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { DispatchButton } from './dispatch-button.tsx';

interface FlightActionsProps {
  /** Flight in the form that the bookings page takes. */
  inHand: FlightInHand;
  dispatch: { href: string; provider: string } | undefined;
  /** ICAO codes. */
  from: string;
  to: string;
}

/** Buttons to book a flight and to prepare it. */
export function FlightActions({ inHand, dispatch, from, to }: FlightActionsProps) {
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-2 max-[16rem]:shrink">
      <ButtonLink to={bookingOf(inHand)} size="sm">
        Reservar
        <VisuallyHidden>
          {from}–{to}
        </VisuallyHidden>
      </ButtonLink>
      {dispatch && <DispatchButton dispatch={dispatch} from={from} to={to} />}
    </span>
  );
}
