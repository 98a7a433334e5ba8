import { Fragment } from 'react';
import { isoDuration } from '@va/domain/durations.ts';
import { flightFacts, type FlightFact, type FlightToShow } from '@va/domain/flights/flight-facts.ts';

/** Known facts of a flight in one line, separated by dots. */
export function FlightFacts({ flight }: { flight: FlightToShow }) {
  return flightFacts(flight).map((fact, i) => (
    <Fragment key={fact.kind}>
      {i > 0 && ' · '}
      <Fact fact={fact} blockTime={flight.blockTime} />
    </Fragment>
  ));
}

function Fact({ fact: { kind, text }, blockTime }: { fact: FlightFact; blockTime: string | undefined }) {
  if (kind === 'block' && blockTime) return <time dateTime={isoDuration(blockTime)}>{text}</time>;
  if (kind === 'distance') return text;
  // Codes, types and registrations don't break at their hyphen.
  const code = kind === 'number' || kind === 'pair';
  return <span className={code ? 'font-mono whitespace-nowrap' : 'whitespace-nowrap'}>{text}</span>;
}
