import { Button } from '@va/ui/controls/button.tsx';
import { TableScroller } from '@va/ui/controls/table-scroller.tsx';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { clockOf } from '@va/domain/timetable/clock.ts';
import { digitsOf } from '@va/domain/timetable/weekdays.ts';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { TimetableFlight } from '#app/api/timetable.ts';
import { EditFlight } from './edit-flight.tsx';

/** Rows that are shown at once; more are found by searching. */
const SHOWN = 100;

const SOURCES = { generated: 'generado', import: 'importado', staff: 'a mano' } as const;

/** The flights of the timetable, each with a way to change it. */
export function FlightTable({ flights, text }: { flights: readonly TimetableFlight[]; text: string }) {
  const [editing, setEditing] = useState<TimetableFlight | null>(null);
  const wanted = text.trim().toUpperCase();
  const found = flights.filter(
    ({ number, dep, arr }) =>
      wanted === '' || String(number).startsWith(wanted) || dep.includes(wanted) || arr.includes(wanted),
  );
  return (
    <>
      <TableScroller label="Vuelos del horario">
        <table className="relative w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line text-ink-2">
              {['Número', 'Ruta', 'Días', 'Sale', 'Bloque', 'Tipos', 'Origen', ''].map((word) => (
                <th key={word} scope="col" className="py-2 pr-4 font-normal">
                  {word || <span className="sr-only">Cambiar</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, SHOWN).map((flight) => (
              <tr key={flight.id} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-mono">
                  {flight.number}
                </th>
                <td className="pr-4 font-mono whitespace-nowrap">
                  {flight.dep} → {flight.arr}
                </td>
                <td className="pr-4 font-mono">{digitsOf(flight.days)}</td>
                <td className="pr-4">{clockOf(flight.stdUtc)}Z</td>
                <td className="pr-4">{hoursAndMinutes(flight.blockMin)}</td>
                <td className="pr-4">{flight.types.join(', ')}</td>
                <td className="pr-4 whitespace-nowrap">
                  {SOURCES[flight.source]}
                  {flight.locked && (
                    <>
                      {' '}
                      <Lock aria-hidden className="inline size-3.5" />
                      <span className="sr-only">, bloqueado</span>
                    </>
                  )}
                  {flight.validUntil && `, hasta ${flight.validUntil}`}
                </td>
                <td className="py-1">
                  <Button
                    size="sm"
                    aria-label={`Cambiar el vuelo ${flight.number}`}
                    onClick={() => setEditing(flight)}
                  >
                    Cambiar
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
      {found.length > SHOWN && (
        <p className="text-sm text-ink-2">Y {found.length - SHOWN} más: busca por número o por aeropuerto.</p>
      )}
      {editing && <EditFlight key={editing.id} flight={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
