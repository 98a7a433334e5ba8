import { namedAirport, type AirportNames } from '@va/domain/airport/named-airport.ts';
import type { FieldShape } from '@va/ui/controls/field-frame.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

interface AirportFieldProps extends Omit<FieldShape, 'hint'> {
  /** Those to choose from; none before they have come. */
  airports: readonly AirportNames[];
  /** An ICAO code, or what has been typed so far. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  required?: boolean;
}

/**
 * An airport, chosen from the list or typed: its code, its city or its name. Leaving the field puts the code in, and the line
 * under the label says which airport that is. Without the list a code is typed as before.
 */
export function AirportField({ airports, value, onChange, ...rest }: AirportFieldProps) {
  const list = useId();
  const known = namedAirport(airports, value);
  // What names no airport stays as it was typed: it is refused in words, and can be mended.
  const settle = () => {
    if (known && known.icao !== value) onChange({ target: { value: known.icao } });
  };
  // A list that comes after the field has been left finds what was typed without it.
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

/** The city, and the airport's own name where that says more. */
const nameOf = ({ city, name }: AirportNames) => (name.includes(city) ? name : `${city}, ${name}`);
