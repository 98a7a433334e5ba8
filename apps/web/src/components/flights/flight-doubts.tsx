import { ButtonLink } from '#app/components/links/button-link.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { doubtWords } from '@va/domain/flights/flight-doubt-words.ts';
import type { FlightDoubt, NearFlight } from '@va/domain/flights/known-flight.ts';

interface FlightDoubtsProps {
  doubts: readonly FlightDoubt[];
  /** Flights of the network offered instead. */
  near: readonly NearFlight[];
  /** Three-letter code of the airline. */
  airline: string;
  /** Address of the same page with another flight. */
  toOf: (flight: NearFlight) => string;
}

/** Doubts about the flight of the address, and similar flights of the network. */
export function FlightDoubts({ doubts, near, airline, toOf }: FlightDoubtsProps) {
  if (doubts.length === 0 && near.length === 0) return null;
  const offers = near.length > 0 && (
    <ul aria-label="Vuelos de la red" className="mt-2 flex flex-wrap gap-2">
      {near.map((flight) => (
        <li key={`${flight.from}-${flight.to}`}>
          <ButtonLink to={toOf(flight)} size="sm" className="font-mono">
            {flight.from}–{flight.to}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
  if (doubts.length === 0)
    return (
      <div>
        <p>Elige un vuelo de la red:</p>
        {offers}
      </div>
    );
  return (
    <Notice
      kind={doubts.every(({ kind }) => kind === 'no-route') ? 'info' : 'warning'}
      title="Sobre este vuelo"
    >
      {doubts.map((doubt) => {
        const words = doubtWords(doubt, airline);
        return <p key={words}>{words}</p>;
      })}
      {offers && <p className="mt-2">Lo más parecido en la red:</p>}
      {offers}
    </Notice>
  );
}
