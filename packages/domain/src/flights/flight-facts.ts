/** Facts that every page shows of a flight, in the same way. Pure. */
import { formatMiles } from '../quantities.ts';

/** Data of a flight, as far as they are known. */
export interface FlightToShow {
  /** ICAO codes. */
  from?: string | undefined;
  to?: string | undefined;
  /** Flight number with the airline's code, `ABC101`. */
  callsign?: string | undefined;
  model?: string | undefined;
  registration?: string | undefined;
  /** Great-circle distance. */
  nm?: number | undefined;
  /** `HH:MM` from chock to chock. */
  blockTime?: string | undefined;
  /** The block time follows from the distance: the airline has given none. */
  estimated?: boolean | undefined;
}

/** One fact of a flight, in Spanish. */
export interface FlightFact {
  kind: 'number' | 'pair' | 'type' | 'tail' | 'distance' | 'block';
  text: string;
}

/** The known facts in the order in which pages give them: `ABC211`, `LEBL–LPPT`, `A320-200`, `542 NM`, `01:50 h`. */
export function flightFacts(flight: FlightToShow): FlightFact[] {
  const { from, to, callsign, model, registration, nm, blockTime, estimated } = flight;
  const facts: { kind: FlightFact['kind']; text: string | undefined }[] = [
    { kind: 'number', text: callsign },
    { kind: 'pair', text: from || to ? `${from ?? '¿?'}–${to ?? '¿?'}` : undefined },
    { kind: 'type', text: model },
    { kind: 'tail', text: registration },
    { kind: 'distance', text: nm === undefined ? undefined : formatMiles(nm) },
    { kind: 'block', text: blockTime && `${blockTime}\u00a0h${estimated ? ' (estimado)' : ''}` },
  ];
  return facts.flatMap(({ kind, text }) => (text ? [{ kind, text }] : []));
}

/** The facts in one line: `ABC211 · LEBL–LPPT · A320-200 · 01:50 h`. */
export function flightLine(flight: FlightToShow): string {
  return flightFacts(flight)
    .map(({ text }) => text)
    .join(' · ');
}
