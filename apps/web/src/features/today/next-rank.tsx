import { useQuery } from '@tanstack/react-query';
import { ChevronsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ownRankQuery, type OwnRank } from '#app/api/points.ts';
import { Instant } from '#app/components/instant.tsx';
import { RankStripes } from '#app/components/rank-stripes.tsx';
import { RequirementMeter } from '#app/components/requirements.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

/** The next rank: each of its requirements with a meter, and who has to do what. */
export function NextRank() {
  const { data } = useQuery(ownRankQuery);
  if (!data) return null;
  const { rank, next, promotion } = data;
  const more = <TextLink to={paths.points}>Puntos y rangos</TextLink>;
  if (!next)
    return (
      <p className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4">
        <ChevronsUp aria-hidden className="mt-0.5 size-5 shrink-0 text-link" />
        <span>
          Llevas el rango más alto: {rank}. {more}
        </span>
      </p>
    );
  return (
    <SectionCard title={`Hacia ${next.rank}`} aside={more}>
      <p className="flex items-center gap-3 text-ink-2">
        <RankStripes rank={rank} className="h-11 w-7" />
        <span>
          Ahora eres {rank}. {standing(next, promotion)}.
        </span>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4">
        {next.requirements.map((one) => (
          <RequirementMeter key={`${one.kind}${one.typeId}`} one={one} />
        ))}
      </ul>
    </SectionCard>
  );
}

/** Next step of the pilot, an instructor or the staff. */
function standing(next: NonNullable<OwnRank['next']>, promotion: OwnRank['promotion']): ReactNode {
  if (promotion?.kind === 'promotion' && promotion.state === 'asked')
    return 'Has pedido la verificación: un instructor hablará contigo';
  if (promotion?.kind === 'promotion' && promotion.state === 'proposed' && promotion.dueAt)
    return (
      <>
        Cumples todo: el equipo lo decide antes del <Instant at={promotion.dueAt} />
      </>
    );
  if (next.canAsk) return 'Ya puedes pedir la verificación';
  const { length } = next.requirements;
  const met = next.requirements.filter((one) => one.met).length;
  if (met === length) return 'Cumples todo lo que pide';
  return `Cumples ${met} de ${length === 1 ? 'un requisito' : `los ${length} requisitos`}`;
}
