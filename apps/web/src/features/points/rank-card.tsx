import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { askVerification, type OwnRank, type RankRequirement } from '#app/api/points.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RankStripes } from '#app/components/rank-stripes.tsx';
import { RequirementBar } from '#app/components/requirements.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { DecidedRank } from './decided-rank.tsx';
import { requirementWords } from '#app/lib/requirement-words.ts';

/** The rank of now, and the next one with each requirement and how far it is. */
export function RankCard({ data: { rank, next, promotion, earlier, history } }: { data: OwnRank }) {
  const met = next?.requirements.filter((one) => one.met).length ?? 0;
  return (
    <SectionCard
      title={next ? `Siguiente rango: ${next.rank}` : rank}
      aside={next ? `Cumples ${met} de ${next.requirements.length}` : 'El más alto'}
    >
      <p className="flex items-center gap-3 text-sm text-ink-2">
        <RankStripes rank={rank} className="h-11 w-7" />
        {next ? `Ahora eres ${rank}.` : 'Has llegado al último rango.'}
      </p>
      {next && (
        <ul className="grid divide-y divide-line">
          {next.requirements.map((one) => (
            <Requirement key={`${one.kind}${one.typeId}`} one={one} />
          ))}
        </ul>
      )}
      {next?.canAsk && <Ask />}
      {promotion && <Waiting promotion={promotion} />}
      {earlier.map((one) => (
        <DecidedRank key={one.id} promotion={one} isEarlier />
      ))}
      <p className="text-sm text-ink-2">De rango no se baja por perder puntos.</p>
      {history.length > 0 && <History history={history} />}
    </SectionCard>
  );
}

/** How the pilot reached the present rank. */
function History({ history }: Pick<OwnRank, 'history'>) {
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">Tus rangos hasta hoy</summary>
      <ul className="grid gap-2">
        {history.map(({ rank, since, reason }) => (
          <li key={since + rank} className="grid">
            <b>{rank}</b>
            <span className="wrap-anywhere text-ink-2">
              Desde el <Instant at={since} withTime={false} />: {reason}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Requirement({ one }: { one: RankRequirement }) {
  const { name, value, missing } = requirementWords(one);
  const Icon = one.met ? CircleCheck : CircleDashed;
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-3 py-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 ${one.met ? 'text-ok' : 'text-ink-2'}`} />
      <div className="grid gap-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>
            {name}
            <span className="sr-only">{one.met ? ', cumplido' : ', pendiente'}</span>
          </span>
          <b className="tabular-nums">{value}</b>
        </p>
        <RequirementBar one={one} />
        {!one.met && <p className="text-sm text-ink-2">{missing}</p>}
      </div>
    </li>
  );
}

function Ask() {
  const ask = useMutation({ mutationFn: askVerification });
  return (
    <div className="grid gap-2">
      <ActButton act={ask} variant="primary">
        Pedir verificación
      </ActButton>
      <FormProblem error={ask.error} />
    </div>
  );
}

function Waiting({ promotion }: { promotion: NonNullable<OwnRank['promotion']> }) {
  if (promotion.state === 'asked' && promotion.kind === 'promotion')
    return (
      <p role="status">
        Verificación pedida el <Instant at={promotion.askedAt} />. Un instructor hablará contigo.
      </p>
    );
  if (promotion.state === 'proposed' && promotion.dueAt)
    return (
      <p role="status">
        Propuesto. El equipo lo decide antes del <Instant at={promotion.dueAt} />.
      </p>
    );
  return <DecidedRank promotion={promotion} />;
}
