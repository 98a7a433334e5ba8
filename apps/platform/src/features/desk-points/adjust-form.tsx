import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextAreaField, TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { adjustPoints } from '#app/api/points.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { signed } from '#app/lib/signed.ts';

/** Gives or takes points with a reason; above the limit of the rules another person confirms it. */
export function AdjustForm() {
  const [callsign, setCallsign] = useState('');
  const [points, setPoints] = useState('');
  const [reason, setReason] = useState('');
  const adjust = useMutation({
    mutationFn: () => adjustPoints({ callsign, points: Number(points), reason: reason.trim() }),
    onSuccess: () => {
      setPoints('');
      setReason('');
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        adjust.mutate();
      }}
    >
      <TextField
        label="Indicativo"
        required
        value={callsign}
        onChange={(event) => setCallsign(event.target.value)}
      />
      <TextField
        label="Puntos"
        hint="Con signo menos para restar."
        type="number"
        required
        value={points}
        onChange={(event) => setPoints(event.target.value)}
      />
      <TextAreaField
        label="Motivo"
        hint="El piloto lo lee. De 10 a 2000 caracteres."
        required
        minLength={10}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormProblem error={adjust.error} />
      <p role="status">
        {adjust.data?.state === 'proposed' && 'Guardado: otra persona tiene que confirmarlo.'}
        {adjust.data?.state === 'posted' && `Apuntado: ${signed(adjust.data.applied ?? 0)}.`}
      </p>
      <Button variant="primary" type="submit" className="justify-self-start" disabled={adjust.isPending}>
        Apuntar
      </Button>
    </form>
  );
}
