import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { SERVICES } from '@va/domain/fleet/tail-state.ts';
import { useState } from 'react';
import { changeService, fleetQuery, type Aircraft } from '#app/api/fleet.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { useOpened } from '#app/lib/use-opened.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';

interface FleetDialogProps {
  tail: Aircraft;
  open: boolean;
  onClose: () => void;
}

type Service = Aircraft['service'];

/** Takes a tail out of service or back, with the reason. */
export function ServiceDialog({ tail, open, onClose }: FleetDialogProps) {
  const others = (Object.keys(SERVICES) as Service[]).filter((service) => service !== tail.service);
  const [chosen, setService] = useState<Service>();
  // A colleague may have chosen the same service meanwhile; then the choice no longer applies.
  const service = others.find((one) => one === chosen) ?? others[0] ?? 'operational';
  const [reason, setReason, forget] = useDraftText(`servicio-${tail.id}`);
  const queries = useQueryClient();
  // A service that changed meanwhile is another question than the one that was read.
  const [opened, hear] = useOpened(tail, ({ service: before }) => before !== tail.service);
  const change = useMutation({
    mutationFn: (to: Service) => changeService(opened, { service: to, reason }),
    onSuccess: (_, to) => {
      forget();
      showToast({
        title: `${tail.registration}, ${SERVICES[to]}`,
        description: 'Queda en su historia.',
      });
      onClose();
    },
    // A colleague may have changed the aircraft: list and dialog then show its present state.
    onError: (error) => {
      hear(error);
      return queries.invalidateQueries(fleetQuery);
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={`Servicio de ${tail.registration}`}>
      <form onSubmit={sentByPage(() => change.mutate(service))} className="grid gap-4">
        <p className="text-ink-2">
          {tail.service === 'retired'
            ? 'Está de baja. Si vuelve, se puede reservar otra vez donde se quedó.'
            : `Ahora está ${SERVICES[tail.service]}. Si deja de estar operativo, quien lo tiene reservado conserva el vuelo y elige otro avión.`}
        </p>
        <SelectField
          label="Servicio nuevo"
          {...fieldOf(service, (typed) => setService(others.find((one) => one === typed)))}
          options={others.map((one) => [one, SERVICES[one]])}
        />
        {service === 'retired' && (
          <p className="text-ink-2">
            Con la baja sale de la lista de los pilotos; su historia y sus horas se quedan, y puede volver.
          </p>
        )}
        <ReasonField
          oneLine
          least={1}
          hint="Queda en la historia del avión."
          value={reason}
          error={change.error}
          onChange={setReason}
        />
        <FormProblem error={change.error} />
        <SubmitButton act={change}>Cambiar el servicio</SubmitButton>
      </form>
    </Dialog>
  );
}
