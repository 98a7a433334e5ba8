import { useMutation } from '@tanstack/react-query';
import { nameCode } from '@va/domain/name-code.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { setRank, type Pilot } from '#app/api/pilots.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { useEdited } from '#app/services/use-edited.ts';

/**
 * A rank set by hand, such as the one of another airline or one that was written down wrong; promotions are decided elsewhere.
 * @param ranks titles, from the highest down
 */
export function RankForm({ pilot, ranks }: { pilot: Pilot; ranks: readonly string[] }) {
  const { thing, hear, values, theirs, set, forget } = useEdited(
    { ...pilot, version: pilot.version ?? 0 },
    ({ rank }) => ({ rank }),
  );
  const [reason, setReason] = useState('');
  // A rank that the airline has no more stays on the screen until another is chosen.
  const titles = ranks.includes(values.rank) ? ranks : [values.rank, ...ranks];
  const change = useMutation({
    mutationFn: () => setRank(thing, { rank: nameCode(values.rank), reason }),
    onSuccess: () => {
      forget();
      setReason('');
      showToast({ title: 'Rango cambiado', description: `${pilot.callsign} lo sabe por un mensaje.` });
    },
    onError: hear,
  });
  return (
    <SectionCard title="Otro rango">
      <form onSubmit={sentByPage(() => change.mutate())} className="grid gap-4">
        <SelectField
          label="Rango"
          hint="Para corregirlo, o para quien viene con uno. Los ascensos se deciden en «Promociones»."
          options={titles.map((title) => [title, title])}
          {...fieldOf(values.rank, (rank) => set({ rank }), errorAt(change.error, '/rank'))}
        />
        <ReasonField oneLine value={reason} error={change.error} onChange={setReason} />
        <FormProblem error={change.error} />
        <TheirChanges theirs={theirs} words={{ rank: 'Rango' }} />
        <SubmitButton act={change} variant="secondary">
          Cambiar el rango
        </SubmitButton>
      </form>
    </SectionCard>
  );
}
