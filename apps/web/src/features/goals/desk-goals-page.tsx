import { useQuery } from '@tanstack/react-query';
import { EVERY_MONTH, GOAL_MONTHS_AHEAD } from '@va/domain/goals/written-goals.ts';
import { addMonths, monthsThrough } from '@va/domain/months.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { type GoalPlan, goalPlansQuery, type GoalPlans, undoGoal } from '#app/api/goal-plans.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { UndoLast } from '#app/components/undo-last.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { goalChangeTitle, goalLine, goalMonth, ofMonth, progressWords } from './goal-words.ts';

/** Month whose goal is being written or removed. */
interface Asked {
  month: string;
  takesAway: boolean;
}

/** Page of the monthly goals of all pilots, with the changes by staff. */
export function DeskGoalsPage() {
  const plans = useQuery(goalPlansQuery);
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Metas del mes"
        lead="Lo que todos los pilotos intentan juntos, con su barra en el inicio. Vale desde que se guarda, y la suman solos los vuelos válidos del mes, en hora UTC."
      />
      <Loaded query={plans} what="las metas">
        {(data) => (
          <div className="grid grid-cols-1 items-start gap-4">
            <SectionCard title="Desde este mes">
              <RowList
                rows={rowsOf(data, setAsked)}
                none="No hay ninguna meta: pon la de un mes, o la de todos."
              />
            </SectionCard>
            <AddGoal plans={data} onChoose={(month) => setAsked({ month, takesAway: false })} />
            {data.history.length > 0 && (
              <SectionCard title="Historia">
                <RowList rows={historyRows(data)} />
              </SectionCard>
            )}
            {asked && (
              <GoalDialog
                key={`${asked.month} ${asked.takesAway}`}
                plan={planOf(data, asked.month)}
                tours={data.tours}
                takesAway={asked.takesAway}
                onClose={() => setAsked(undefined)}
              />
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Plan of a month; an empty one if staff have changed nothing. */
const planOf = ({ items }: GoalPlans, month: string): Pick<GoalPlan, 'month' | 'version' | 'goal'> =>
  items.find((plan) => plan.month === month) ?? { month, version: 0, goal: null };

/** A row for each month that has a goal. */
function rowsOf({ items, tours, now }: GoalPlans, ask: (asked: Asked) => void) {
  return items.flatMap(({ month, goal, isWritten, progress }) => {
    if (goal === null) return [];
    const name = `la meta de ${ofMonth(month)}`;
    return [
      {
        key: month,
        title: `${month === now ? 'Este mes' : goalMonth(month)}: ${goal.title}`,
        detail: [
          goalLine(goal, tours),
          ...(progress ? [`Ahora, ${progressWords(progress)}`] : []),
          ...(isWritten ? ['Escrita en la mesa'] : []),
        ].join(' · '),
        action: (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" aria-label={`Cambiar ${name}`} onClick={() => ask({ month, takesAway: false })}>
              Cambiar
            </Button>
            <Button size="sm" aria-label={`Quitar ${name}`} onClick={() => ask({ month, takesAway: true })}>
              Quitar
            </Button>
          </div>
        ),
      },
    ];
  });
}

function historyRows({ history, tours }: GoalPlans) {
  return history.map((change) => {
    const { month, at, callsign, reason, before, after, isLast, version } = change;
    const shown = after ?? before;
    return {
      key: `${month} ${version}`,
      title: goalChangeTitle(change),
      detail: (
        <>
          <Instant at={at} />
          {callsign && ` · ${callsign}`}
          {shown && ` · ${shown.title}: ${goalLine(shown, tours)}`}
          {reason && ` · ${reason}`}
        </>
      ),
      action: isLast && (
        <UndoLast name={`la meta de ${ofMonth(month)}`} act={() => undoGoal({ month, version })} />
      ),
    };
  });
}

/** Chooses a month that has no goal of its own, to write it. */
function AddGoal({
  plans: { now, items },
  onChoose,
}: {
  plans: GoalPlans;
  onChoose: (month: string) => void;
}) {
  const taken = new Set(items.flatMap(({ month, goal }) => (goal ? [month] : [])));
  const free = [...monthsThrough(now, addMonths(now, GOAL_MONTHS_AHEAD)), EVERY_MONTH].filter(
    (month) => !taken.has(month),
  );
  const [chosen, setChosen] = useState('');
  const month = free.find((one) => one === chosen) ?? free[0];
  if (month === undefined) return null;
  return (
    <SectionCard title="Otra meta">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Para"
          options={free.map((one) => [one, goalMonth(one)])}
          value={month}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button variant="primary" onClick={() => onChoose(month)}>
          Poner su meta
        </Button>
      </div>
    </SectionCard>
  );
}
