import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { countOf } from '@va/domain/numbers.ts';
import { useState } from 'react';
import { decideLapse, type LapseProposal } from '#app/api/points.ts';
import { FormProblem } from '#app/components/form-problem.tsx';

/** An account that the closing proposes for inactive. */
export function LapseDecision({ lapse }: { lapse: LapseProposal }) {
  const [reason, setReason] = useState('');
  const decide = useMutation({
    mutationFn: (confirm: boolean) =>
      decideLapse(lapse.id, { confirm, ...(reason.trim() && { reason: reason.trim() }) }),
  });
  return (
    <li className="grid gap-3 pt-2">
      <p>
        <b>{lapse.callsign}</b>, {countOf(lapse.idleMonths, 'mes', 'meses')} sin volar
      </p>
      <TextField
        label="Motivo"
        hint="Hace falta para dejarla activa; de 10 caracteres en adelante."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormProblem error={decide.error} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={decide.isPending} onClick={() => decide.mutate(true)}>
          Pasar a inactiva
        </Button>
        <Button disabled={decide.isPending} onClick={() => decide.mutate(false)}>
          Dejar activa
        </Button>
      </div>
    </li>
  );
}
