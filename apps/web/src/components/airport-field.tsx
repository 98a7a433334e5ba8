import { namedAirport, type AirportNames } from '@va/domain/airport/airport-search.ts';
import type { FieldShape } from '@va/ui/controls/field-frame.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

interface AirportFieldProps extends Omit<FieldShape, 'hint'> {
  /** Airports to choose from; empty until they are loaded. */
  airports: readonly AirportNames[];
  /** An ICAO code, or what has been typed so far. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  required?: boolean;
}

/**
 * Field for an airport, chosen from a list or typed as code, city or name. Leaving the field replaces the text by the
 * code, and a line under the label names the airport. Without the list, only a code can be typed.
 */
export function AirportField({ airports, value, onChange, ...rest }: AirportFieldProps) {
  const list = useId();
  const known = namedAirport(airports, value);
  // Text that names no airport stays, so that the pilot can correct it after the refusal.
  const settle = () => {
    if (known && known.icao !== value) onChange({ target: { value: known.icao } });
  };
  // If the list arrives after the pilot has left the field, it still resolves the typed text.
  const wasLeftUnknown = useRef(false);
  const settleLate = useEffectEvent(() => {
    if (wasLeftUnknown.current) settle();
  });
  useEffect(() => settleLate(), [airports]);
  return (
    <>
      <TextField
        {...rest}
        hint={known ? nameOf(known) : 'Código OACI o ciudad'}
        list={list}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange({ target: { value: target.value.toUpperCase() } })}
        onFocus={() => {
          wasLeftUnknown.current = false;
        }}
        onBlur={() => {
          wasLeftUnknown.current = known === undefined;
          settle();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
        }}
      />
      <datalist id={list}>
        {airports.map((airport) => (
          <option key={airport.icao} value={airport.icao}>
            {nameOf(airport)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** City and name of an airport; only the name if it contains the city. */
const nameOf = ({ city, name }: AirportNames) => (name.includes(city) ? name : `${city}, ${name}`);
