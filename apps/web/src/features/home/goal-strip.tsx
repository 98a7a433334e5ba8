import { useQuery } from '@tanstack/react-query';
import { goalCount } from '@va/domain/goals/goal.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import { Card } from '@va/ui/controls/card.tsx';
import { goalQuery, type CommunityGoal } from '#app/api/goal.ts';
import { PartBar } from '#app/components/part-bar.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { unreadText } from '#app/lib/problem.ts';

/**
 * The monthly goal of all pilots with its bar. With `hasRoom`, a line replaces it if it can't be read, is only for
 * pilots or does not exist; otherwise it is a card of its own, or nothing.
 */
export function GoalStrip({ hasRoom }: { hasRoom: boolean }) {
  const { data, error } = useQuery(goalQuery);
  if (!hasRoom)
    return data?.goal ? (
      <Card className="p-4">
        <Goal goal={data.goal} />
      </Card>
    ) : null;
  if (data === undefined)
    return (
      <p role="status" className="text-ink-2">
        {error ? unreadText(error) : 'Mirando la meta del mes…'}
      </p>
    );
  if (data.goal === null)
    return (
      <p className="text-ink-2">
        {data.forPilots
          ? 'La meta de este mes la ven los pilotos, con su cuenta.'
          : 'Este mes no hay meta entre todos.'}
      </p>
    );
  return <Goal goal={data.goal} />;
}

function Goal({ goal }: { goal: NonNullable<CommunityGoal['goal']> }) {
  const { title, of, tour, done, need, met } = goal;
  return (
    <div className="grid content-center gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="text-sm text-ink-2">
          Meta del mes
          {tour && (
            <>
              {' '}
              · <TextLink to={paths.tour(tour.id)}>{tour.name}</TextLink>
            </>
          )}
        </p>
      </div>
      <PartBar have={done} need={need} />
      <p className="text-sm">
        <b className="tabular-nums">{formatNumber(done)}</b> de {goalCount(of, need)}.{' '}
        {met ? 'Conseguida.' : `${need - done === 1 ? 'Queda' : 'Quedan'} ${goalCount(of, need - done)}.`}
      </p>
    </div>
  );
}
