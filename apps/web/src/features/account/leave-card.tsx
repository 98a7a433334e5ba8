import { formatMonth } from '@va/domain/dates.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { askLeave, leavesQuery, withdrawLeave, type Leave } from '#app/api/me.ts';
import { ActButton, SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { leaveState, monthsAhead } from '#app/lib/leave-words.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

/** Asks for months without flying, before they begin, so that they cost no points; until then they can be taken back. */
export function LeaveCard() {
  const leaves = useQuery(leavesQuery);
  const [choices] = useState(() => monthsAhead(new Date()));
  const [firstMonth, setFirstMonth] = useState(choices[0] ?? '');
  const [months, setMonths] = useState('1');
  const ask = useMutation({
    mutationFn: () => askLeave({ firstMonth, months: Number(months) }),
    onSuccess: () =>
      showToast({ title: 'Excedencia pedida', description: 'La respuesta te llega como mensaje.' }),
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: Leave) => withdrawLeave(id),
    onSuccess: (_, leave) => showToast({ title: 'Excedencia retirada', description: monthsOf(leave) }),
  });
  const open = ({ state, firstMonth: first }: Leave) =>
    state === 'asked' || (state === 'granted' && first >= (choices[0] ?? ''));
  return (
    <SectionCard title="Excedencia" aside="Hasta 3 meses seguidos">
      <FormProblem error={withdraw.error} />
      <Loaded query={leaves} what="tus excedencias">
        {(items) => (
          <RowList
            rows={items.map((leave) => ({
              key: leave.id,
              title: monthsOf(leave),
              detail: [leaveState(leave.state), leave.reason].filter(Boolean).join(': '),
              action: open(leave) && (
                <ActButton
                  act={withdraw}
                  input={leave}
                  size="sm"
                  aria-label={`Retirar la excedencia de ${formatMonth(leave.firstMonth)}`}
                >
                  Retirar
                </ActButton>
              ),
            }))}
          />
        )}
      </Loaded>
      <form onSubmit={sentByPage(() => ask.mutate())} className="grid gap-4">
        <FormProblem error={ask.error} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Desde"
            {...fieldOf(firstMonth, setFirstMonth)}
            options={choices.map((month) => [month, formatMonth(month)] as const)}
          />
          <SelectField
            label="Durante"
            {...fieldOf(months, setMonths)}
            options={[
              ['1', '1 mes'],
              ['2', '2 meses'],
              ['3', '3 meses'],
            ]}
          />
        </div>
        <SubmitButton act={ask} variant="secondary">
          Pedir la excedencia
        </SubmitButton>
      </form>
    </SectionCard>
  );
}

/** `mayo de 2027, 2 meses`. */
function monthsOf({ firstMonth, months }: Leave): string {
  return `${formatMonth(firstMonth)}, ${months === 1 ? '1 mes' : `${months} meses`}`;
}
