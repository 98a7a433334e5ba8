import { useMutation } from '@tanstack/react-query';
import { GOAL_KINDS } from '@va/domain/goals/goal.ts';
import { EVERY_MONTH, GOAL_TITLE_LENGTH } from '@va/domain/goals/written-goals.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import {
  changeGoal,
  type GoalPlan,
  type GoalPlans,
  type TriedGoal,
  tryGoal,
  type WrittenGoal,
} from '#app/api/goal-plans.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TheirChanges } from '#app/components/their-changes.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { wholeOf } from '#app/lib/whole-of.ts';
import { useDraftText } from '#app/services/use-draft-text.ts';
import { useEdited } from '#app/services/use-edited.ts';
import { goalLook, goalMonth, ofMonth } from './goal-words.ts';

interface GoalDialogProps {
  /** Plan of the month in the dialog. */
  plan: Pick<GoalPlan, 'month' | 'version' | 'goal'>;
  /** Tours that a goal can be about. */
  tours: GoalPlans['tours'];
  /** Whether the goal is removed instead of written. */
  takesAway: boolean;
  onClose: () => void;
}

/** Form values of a goal. */
interface TypedGoal {
  title: string;
  of: WrittenGoal['of'];
  least: string;
  /** Id of the tour; '' for none. */
  tour: string;
  isPublic: boolean;
}

const WORDS: Record<keyof TypedGoal, string> = {
  title: 'Título',
  of: 'Qué se cuenta',
  least: 'Cuánto',
  tour: 'Tour',
  isPublic: 'La ven también los visitantes',
};

/**
 * Dialog to write or remove the goal of a month: the data, then a preview of its audience and progress before it
 * applies.
 */
export function GoalDialog({ plan, tours, takesAway, onClose }: GoalDialogProps) {
  const draft = `meta-${plan.month}`;
  const { thing, values, set, theirs, hear, forget } = useEdited(plan, typedOf, draft);
  const [reason, setReason, forgetReason] = useDraftText(`motivo-${draft}`);
  const [tried, setTried] = useState<TriedGoal>();
  const goal = takesAway ? null : writtenOf(values);
  const look = useMutation({ mutationFn: () => tryGoal(thing.month, goal), onSuccess: setTried });
  const write = useMutation({
    mutationFn: () => changeGoal(thing, { goal, reason }),
    onSuccess: () => {
      forget();
      forgetReason();
      showToast({
        title: takesAway ? 'Meta quitada' : 'Meta guardada',
        description: 'Lo que había está en la historia.',
      });
      onClose();
    },
    // Returns to the first step, where the errors can be corrected.
    onError: (error) => {
      hear(error);
      setTried(undefined);
    },
  });
  const error = write.error ?? look.error;
  const title = `${takesAway ? 'Quitar la meta' : 'La meta'} de ${ofMonth(plan.month)}`;
  return (
    <Dialog open onClose={onClose} title={title}>
      <form onSubmit={sentByPage(() => (tried ? write.mutate() : look.mutate()))} className="grid gap-5">
        <FormProblem error={error} />
        {!takesAway && (
          <TheirChanges theirs={theirs} words={WORDS} names={{ of: GOAL_KINDS, tour: namesOf(tours) }} />
        )}
        {tried ? (
          <div className="grid gap-2">
            {goalLook(tried).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ) : takesAway ? (
          <p>
            {plan.month === EVERY_MONTH
              ? 'Los meses sin meta propia se quedan sin ninguna.'
              : `${goalMonth(plan.month)} se queda con la de los demás meses, si la hay.`}
          </p>
        ) : (
          <GoalFields typed={values} set={set} error={error} tours={tours} />
        )}
        <ReasonField oneLine value={reason} error={write.error} onChange={setReason} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton act={tried ? write : look}>
            {tried ? (takesAway ? 'Quitar la meta' : 'Guardar la meta') : 'Revisar'}
          </SubmitButton>
          {tried && <Button onClick={() => setTried(undefined)}>Volver a los datos</Button>}
        </div>
      </form>
    </Dialog>
  );
}

const namesOf = (tours: GoalPlans['tours']) => Object.fromEntries(tours.map(({ id, name }) => [id, name]));

interface GoalFieldsProps {
  typed: TypedGoal;
  set: (changes: Partial<TypedGoal>) => void;
  /** Why the server refused it, where it did. */
  error: unknown;
  tours: GoalPlans['tours'];
}

function GoalFields({ typed, set, error, tours }: GoalFieldsProps) {
  const { title, of, least, tour, isPublic } = typed;
  const wrong = (field: keyof TypedGoal) => errorAt(error, `/goal/${field}`);
  const kinds = Object.keys(GOAL_KINDS) as (keyof typeof GOAL_KINDS)[];
  return (
    <>
      <TextField
        label={WORDS.title}
        hint="Lo que se lee en el inicio: Mil horas entre todos."
        required
        maxLength={GOAL_TITLE_LENGTH[1]}
        {...fieldOf(title, (text) => set({ title: text }), wrong('title'))}
      />
      <SelectField
        label={WORDS.of}
        options={kinds.map((kind) => [kind, GOAL_KINDS[kind]])}
        value={of}
        onChange={({ target }) => set({ of: kinds.find((kind) => kind === target.value) ?? of })}
      />
      {of === 'tour' ? (
        <SelectField
          label={WORDS.tour}
          hint="Cada etapa cuenta una vez, la supere quien la supere."
          error={wrong('tour')}
          options={[['', 'Elige un tour'], ...tours.map(({ id, name }) => [id, name] as const)]}
          value={tour}
          onChange={({ target }) => set({ tour: target.value })}
        />
      ) : (
        <TextField
          label={of === 'hours' ? 'Cuántas horas' : 'Cuántos aeropuertos'}
          inputMode="numeric"
          required
          {...fieldOf(least, (text) => set({ least: text }), wrong('least'))}
        />
      )}
      <Checkbox
        label={WORDS.isPublic}
        checked={isPublic}
        onChange={({ target }) => set({ isPublic: target.checked })}
      />
    </>
  );
}

/** Initial form values for a month. */
function typedOf({ goal }: Pick<GoalPlan, 'goal'>): TypedGoal {
  const { title = '', of = 'hours', least = null, tour, isPublic = true } = goal ?? {};
  return { title, of, least: least === null ? '' : String(least), tour: tour ?? '', isPublic };
}

/** The typed goal; an unreadable number becomes null, which the server refuses. */
function writtenOf({ title, of, least, tour, isPublic }: TypedGoal): WrittenGoal {
  const isTour = of === 'tour';
  const whole = wholeOf(least);
  return {
    title,
    of,
    least: isTour || Number.isNaN(whole) ? null : whole,
    tour: isTour ? tour : null,
    isPublic,
  };
}
