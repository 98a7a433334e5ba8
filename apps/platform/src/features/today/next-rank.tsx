import { useQuery } from '@tanstack/react-query';
import { hoursAndMinutes } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import { ChevronsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ownRankQuery, type OwnRank, type RankRequirement } from '#app/api/points.ts';
import { Instant } from '#app/components/instant.tsx';
import { paths } from '#app/config/paths.ts';
import { requirementWords } from '#app/lib/requirement-words.ts';

const LIST = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** The next rank and what it still takes, in a line. */
export function NextRank() {
  const { data } = useQuery(ownRankQuery);
  if (!data) return null;
  return (
    <p className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4 lg:col-span-2">
      <ChevronsUp aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
      <span>
        {data.next ? (
          <>
            Tu siguiente rango: {data.next.rank}. {whatIsLeft(data.next, data.promotion)}.
          </>
        ) : (
          `Llevas el rango más alto: ${data.rank}.`
        )}{' '}
        <Link to={paths.points} className="text-link underline">
          Puntos y rangos
        </Link>
      </span>
    </p>
  );
}

/** What the pilot, an instructor or the staff has still to do. */
function whatIsLeft(next: NonNullable<OwnRank['next']>, promotion: OwnRank['promotion']): ReactNode {
  if (promotion?.kind === 'promotion' && promotion.state === 'asked')
    return 'Has pedido la verificación: un instructor hablará contigo';
  if (promotion?.kind === 'promotion' && promotion.state === 'proposed' && promotion.dueAt)
    return (
      <>
        Cumples todo: el equipo lo decide antes del <Instant at={promotion.dueAt} />
      </>
    );
  if (next.canAsk) return 'Ya puedes pedir la verificación';
  const open = next.requirements.filter(({ met }) => !met);
  return open.length === 0 ? 'Cumples todo lo que pide' : `Te queda: ${LIST.format(open.map(leftOf))}`;
}

/** `338 puntos`, `28:20 h de vuelo`, or what else the requirement is called. */
function leftOf(one: RankRequirement): string {
  const left = one.need - one.have;
  if (one.kind === 'points') return countOf(left, 'punto', 'puntos');
  if (one.kind === 'minutes') return `${hoursAndMinutes(left)}\u00a0h de vuelo`;
  const { name } = requirementWords(one);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
