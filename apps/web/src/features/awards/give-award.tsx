import { useMutation } from '@tanstack/react-query';
import type { AwardView } from '@va/contract/pilots/awards.ts';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { giveAward } from '#app/api/awards.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

/** Form to give an award with a reason; awards that only people give come first. */
export function GiveAward({ awards }: { awards: readonly AwardView[] }) {
  const sorted = awards.toSorted((a, b) => Number(b.byHand) - Number(a.byHand));
  const [award, setAward] = useState(sorted[0]?.id ?? '');
  const [callsign, setCallsign] = useState('');
  const [reason, setReason] = useState('');
  const give = useMutation({
    mutationFn: () => giveAward(award, { callsign, reason: reason.trim() }),
    onSuccess: () => {
      showToast({ title: 'Premio dado', description: `${callsign} tiene un mensaje con el motivo.` });
      setCallsign('');
      setReason('');
    },
  });
  return (
    <form onSubmit={sentByPage(() => give.mutate())} className="grid gap-4">
      <FormProblem error={give.error} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Premio"
          {...fieldOf(award, setAward)}
          options={sorted.map(({ id, name }) => [id, name] as const)}
        />
        <TextField
          label="Indicativo"
          required
          {...fieldOf(callsign, (text) => setCallsign(text.toUpperCase()))}
          error={errorAt(give.error, '/callsign')}
        />
      </div>
      <ReasonField
        value={reason}
        error={give.error}
        onChange={setReason}
        hint="De 10 a 2000 caracteres. Lo lee quien lo recibe."
      />
      <SubmitButton act={give}>Dar el premio</SubmitButton>
    </form>
  );
}
