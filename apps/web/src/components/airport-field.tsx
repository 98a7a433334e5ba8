import { useQuery } from '@tanstack/react-query';
import { namedAirport } from '@va/domain/airport/named-airport.ts';
import type { FieldShape } from '@va/ui/controls/field-frame.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useId } from 'react';
import { airportsQuery, type Airport } from '#app/api/airports.ts';

interface AirportFieldProps extends Omit<FieldShape, 'hint'> {
  /** An ICAO code, or what has been typed so far. */
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  required?: boolean;
}

/**
 * An airport, chosen from the list or typed: its code, its city or its name. Leaving the field puts the code in, and the line
 * under the label says which airport that is. Without the list a code is typed as before.
 */
export function AirportField({ value, onChange, ...rest }: AirportFieldProps) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const list = useId();
  const known = namedAirport(airports, value);
  // What names no airport stays as it was typed: it is refused in words, and can be mended.
  const settle = () => {
    if (known && known.icao !== value) onChange({ target: { value: known.icao } });
  };
  return (
    <>
      <TextField
        {...rest}
        hint={known ? nameOf(known) : 'Código OACI o ciudad'}
        list={list}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange({ target: { value: target.value.toUpperCase() } })}
        onBlur={settle}
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
const nameOf = ({ city, name }: Airport) => (name.includes(city) ? name : `${city}, ${name}`);
