import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { clockOf, minutesOfClock } from '@va/domain/timetable/clock.ts';
import { daysOf, digitsOf } from '@va/domain/timetable/weekdays.ts';
import { useState } from 'react';
import { changeFlight, flightReasonsQuery, type TimetableFlight } from '#app/api/timetable.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

/** Changes a flight's hour, days and last day, and locks it. */
export function EditFlight({ flight, onClose }: { flight: TimetableFlight; onClose: () => void }) {
  const [std, setStd] = useState(clockOf(flight.stdUtc));
  const [days, setDays] = useState(digitsOf(flight.days));
  const [until, setUntil] = useState(flight.validUntil ?? '');
  const [note, setNote] = useState(flight.note);
  const [locked, setLocked] = useState(flight.locked);
  const [reason, setReason, forget] = useDraftText(`vuelo-${flight.id}`);
  const queries = useQueryClient();
  // As it was when it was opened: the list may be read again meanwhile.
  const [seen] = useState(() => {
    const { stdUtc, days: weekdays, note: words, validUntil, locked: kept } = flight;
    return { stdUtc, days: weekdays, note: words, validUntil, locked: kept };
  });
  const reasons = useQuery(flightReasonsQuery(flight.id));
  const change = useMutation({
    mutationFn: () =>
      changeFlight(flight.id, {
        ...(std !== clockOf(flight.stdUtc) && { stdUtc: minutesOfClock(std) ?? -1 }),
        ...(days !== digitsOf(flight.days) && { days: daysOf(days) }),
        ...(until !== (flight.validUntil ?? '') && { validUntil: until || null }),
        ...(note !== flight.note && { note }),
        locked,
        seen,
        reason: reason.trim(),
      }),
    onSuccess: () => {
      forget();
      showToast({
        title: 'Vuelo cambiado',
        description: `Vuelo ${flight.number}, ${flight.dep}–${flight.arr}.`,
      });
      onClose();
    },
    // Somebody may have changed it: the list shows it as it is now.
    onError: () => queries.invalidateQueries({ queryKey: ['timetable'] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Vuelo ${flight.number}, ${flight.dep}–${flight.arr}`}
      actions={
        <Button variant="primary" disabled={change.isPending} onClick={() => change.mutate()}>
          Guardar el vuelo
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Salida, hora UTC"
          type="time"
          {...fieldOf(std, setStd)}
          error={errorAt(change.error, '/stdUtc')}
        />
        <TextField
          label="Días"
          hint="Del 1 (lunes) al 7 (domingo), en UTC."
          inputMode="numeric"
          {...fieldOf(days, setDays)}
          error={errorAt(change.error, '/days')}
        />
        <TextField
          label="Último día"
          hint="Vacío, sin final."
          type="date"
          {...fieldOf(until, setUntil)}
          error={errorAt(change.error, '/validUntil')}
        />
        <TextField
          label="Nota"
          maxLength={200}
          {...fieldOf(note, setNote)}
          error={errorAt(change.error, '/note')}
        />
      </div>
      <Checkbox
        label="Bloqueado"
        hint="El generador no lo toca aunque cambien las rutas."
        checked={locked}
        onChange={({ target }) => setLocked(target.checked)}
      />
      <ReasonField value={reason} error={change.error} onChange={setReason} oneLine />
      <section className="grid gap-1" aria-label="Por qué esta fila">
        <h3 className="text-sm font-bold">Por qué esta fila</h3>
        <Loaded query={reasons} what="sus razones">
          {({ why }) => (
            <ul className="grid list-disc gap-0.5 pl-5 text-sm text-ink-2">
              {why.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </Loaded>
      </section>
      <FormProblem error={change.error} />
    </Dialog>
  );
}
