import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { adjustPoints } from '#app/api/points.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { AdjustmentOutcome } from './adjustment-outcome.tsx';
import { PointsAndWordsFields } from './points-and-words.tsx';

const LABELS = {
  points: 'Puntos',
  hint: 'Con signo menos para restar. Por encima del límite de las reglas lo confirma otra persona.',
  words: 'Motivo',
};
const EMPTY = { points: '', words: '' };

/** Gives or takes points with a reason; above the limit of the rules another person confirms it. */
export function AdjustForm() {
  const [callsign, setCallsign] = useState('');
  const [given, setGiven] = useState(EMPTY);
  const adjust = useMutation({
    mutationFn: () => adjustPoints({ callsign, points: wholeOf(given.points), reason: given.words.trim() }),
    onSuccess: () => setGiven(EMPTY),
  });
  return (
    <form className="grid gap-3" onSubmit={sentByPage(() => adjust.mutate())}>
      <TextField
        label="Indicativo"
        required
        {...fieldOf(callsign, setCallsign, errorAt(adjust.error, '/callsign'))}
      />
      <PointsAndWordsFields labels={LABELS} value={given} error={adjust.error} onChange={setGiven} />
      <FormProblem error={adjust.error} />
      <AdjustmentOutcome done={adjust.data} />
      <SubmitButton act={adjust}>Apuntar</SubmitButton>
    </form>
  );
}
