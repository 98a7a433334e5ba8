import { hoursAndMinutes } from '@va/domain/durations.ts';
import { clockOf } from '@va/domain/timetable/clock.ts';
import { digitsOf } from '@va/domain/timetable/weekdays.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import type { TimetableFlight } from '#app/api/timetable.ts';
import { useNow } from '#app/lib/use-now.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import {
  DepartureClock,
  dayLetters,
  FlightLines,
  Locked,
  nameOf,
  NEVER_FLIES,
  SeasonDays,
  SOURCES,
} from './flight-words.tsx';
import { EditFlight } from './edit-flight.tsx';

const COLUMNS: readonly DeskColumn<TimetableFlight>[] = [
  { id: 'numero', title: 'Número', text: ({ number }) => String(number) },
  {
    id: 'ruta',
    title: 'Ruta',
    text: ({ dep, arr }) => `${dep} → ${arr}`,
    cell: ({ dep, arr }) => (
      <span className="font-mono whitespace-nowrap">
        {dep} → {arr}
      </span>
    ),
  },
  {
    id: 'dias',
    title: 'Días',
    text: ({ days }) => digitsOf(days),
    cell: ({ days }) => dayLetters(days),
  },
  {
    id: 'sale',
    title: 'Sale',
    text: ({ stdUtc }) => `${clockOf(stdUtc)}Z`,
    cell: (flight) => <DepartureClock flight={flight} />,
  },
  { id: 'bloque', title: 'Bloque', text: ({ blockMin }) => hoursAndMinutes(blockMin) },
  { id: 'tipos', title: 'Tipos', text: ({ types }) => types.join(', ').toUpperCase() },
  {
    id: 'origen',
    title: 'Origen',
    text: ({ source, locked, validFrom, validUntil }) =>
      [
        SOURCES[source],
        locked && 'bloqueado',
        `desde ${validFrom}`,
        validUntil && `hasta ${validUntil}`,
        validUntil && validUntil < validFrom && NEVER_FLIES,
      ]
        .filter(Boolean)
        .join(', '),
    cell: ({ source, locked, validFrom, validUntil }) => (
      <span className="whitespace-nowrap">
        {SOURCES[source]}
        {locked && <Locked />}
        <SeasonDays from={validFrom} until={validUntil} className="block" />
      </span>
    ),
  },
];

interface FlightTableProps {
  flights: readonly TimetableFlight[];
  /** Id and name of each type. */
  types: readonly (readonly [string, string])[];
}

/** The flights of the timetable, each with a way to change it. */
export function FlightTable({ flights, types }: FlightTableProps) {
  const now = useNow();
  const [editing, setEditing] = useState<string>();
  // Takes the flight from the list again, since the list may be reloaded while the dialog is open.
  const edited = flights.find(({ id }) => id === editing);
  return (
    <>
      <DeskList
        label="Vuelos del horario"
        file="vuelos-del-horario"
        none="El horario está vacío: añade un vuelo o importa un archivo, y los pilotos podrán reservar sus salidas."
        rows={flights}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        brief={(flight) => <FlightLines flight={flight} />}
        action={(flight) => (
          <Button
            size="sm"
            aria-label={`Cambiar el vuelo ${nameOf(flight, now)}`}
            onClick={() => setEditing(flight.id)}
          >
            Cambiar
          </Button>
        )}
      />
      {edited && (
        <EditFlight key={edited.id} flight={edited} types={types} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
}
