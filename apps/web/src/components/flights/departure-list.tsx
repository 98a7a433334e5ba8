import type { FlightInHand } from '@va/domain/flights/flight-in-hand.ts';
import { FlightActions } from './flight-actions.tsx';
import { FlightFacts } from './flight-facts.tsx';

/** A flight that the airline flies. */
export interface Departure {
  /** ICAO codes and names. */
  from: { icao: string; name: string };
  to: { icao: string; name: string };
  /** `ABC101`, where the flight has a number. */
  callsign: string | undefined;
  /** Model of the type. */
  model: string;
  /** Great-circle distance. */
  nm: number;
  /** Block time, `HH:MM`. */
  blockTime: string;
  /** The block time follows from the distance: the airline has given none. */
  estimated?: boolean | undefined;
  /** Remark of the airline for the dispatcher. */
  note?: string | undefined;
  /** Flight in the form that the bookings page takes. */
  inHand: FlightInHand;
  dispatch: { href: string; provider: string } | undefined;
}

/** A departure board, each flight with the links to book and to prepare it. */
export function DepartureList({ departures }: { departures: readonly Departure[] }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 @3xl:grid-cols-2 @7xl:grid-cols-3">
        {departures.map(({ from, to, callsign, nm, blockTime, estimated, inHand, dispatch }) => (
          <li
            key={`${from.icao}-${to.icao}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line py-2 text-sm"
          >
            <span className="grid min-w-0 grow basis-48 gap-0.5">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-mono font-bold tracking-wider">
                  {from.icao}–{to.icao}
                </span>
                {callsign && <span className="font-mono text-ink-2">{callsign}</span>}
              </span>
              <span>
                {from.name} – {to.name}
              </span>
              <span className="text-xs text-ink-2">
                <FlightFacts flight={{ nm, blockTime, estimated }} />
              </span>
            </span>
            <FlightActions inHand={inHand} dispatch={dispatch} from={from.icao} to={to.icao} />
          </li>
        ))}
      </ul>
    </div>
  );
}
