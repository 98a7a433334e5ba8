import { useQuery } from '@tanstack/react-query';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { goalQuery, type CommunityGoal } from '#app/api/goal.ts';
import { PartBar } from '#app/components/part-bar.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { unreadText } from '#app/lib/problem.ts';

const NAMES = {
  hours: ['hora', 'horas'],
  airports: ['aeropuerto', 'aeropuertos'],
  tour: ['etapa', 'etapas'],
} as const;

/** What all pilots try to reach together this month, with its bar; a line where it can't be read or is for pilots alone. */
export function GoalStrip() {
  const { data, error } = useQuery(goalQuery);
  if (data === undefined)
    return (
      <p role="status" className="text-ink-2">
        {error ? unreadText(error) : 'Mirando la meta del mes…'}
      </p>
    );
  if (data.goal === null)
    return <p className="text-ink-2">La meta de este mes la ven los pilotos, con su cuenta.</p>;
  return <Goal goal={data.goal} />;
}

function Goal({ goal }: { goal: NonNullable<CommunityGoal['goal']> }) {
  const { title, of, tour, done, need, met } = goal;
  const [one, many] = NAMES[of];
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
        <b className="tabular-nums">{formatNumber(done)}</b> de {countOf(need, one, many)}.{' '}
        {met
          ? 'Conseguida.'
          : `${need - done === 1 ? 'Queda' : 'Quedan'} ${countOf(need - done, one, many)}.`}
      </p>
    </div>
  );
}
