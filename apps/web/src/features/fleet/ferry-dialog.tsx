import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { ferryAircraft, fleetQuery, type Aircraft } from '#app/api/fleet.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { airportsQuery } from '#app/api/airports.ts';
import { AirportField } from '#app/components/airport-field.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useDraftForm } from '#app/services/use-draft-form.ts';
import { isAway } from './tail-card.tsx';

/** Moves a tail to another airport without a flight, with the reason. */
export function FerryDialog({ tail, open, onClose }: { tail: Aircraft; open: boolean; onClose: () => void }) {
  const { data: airports = [] } = useQuery(airportsQuery);
  const [{ to, reason }, set, forget] = useDraftForm(`traslado-${tail.id}`, () => ({ to: '', reason: '' }));
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: () => ferryAircraft(tail, { to, reason }),
    onSuccess: () => {
      forget();
      showToast({ title: `${tail.registration} está en ${to}`, description: 'Queda en su historia.' });
      onClose();
    },
    // A colleague may have changed the aircraft: list and dialog then show its present state.
    onError: () => queries.invalidateQueries(fleetQuery),
  });
  return (
    <Dialog open={open} onClose={onClose} title={`Trasladar ${tail.registration}`}>
      <form onSubmit={sentByPage(() => move.mutate())} className="grid gap-4">
        <p className="text-ink-2">
          {isAway(tail) ? 'Está en vuelo desde' : 'Está en'} {tail.place.icao}. El traslado no cuenta como
          vuelo de nadie.
        </p>
        <AirportField
          airports={airports}
          label="Aeropuerto de destino"
          required
          {...fieldOf(to, (typed) => set({ to: typed }), errorAt(move.error, '/to'))}
        />
        <ReasonField
          oneLine
          least={1}
          hint="Queda en la historia del avión."
          value={reason}
          error={move.error}
          onChange={(typed) => set({ reason: typed })}
        />
        <FormProblem error={move.error} />
        <SubmitButton act={move}>Trasladar</SubmitButton>
      </form>
    </Dialog>
  );
}
