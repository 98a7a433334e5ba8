import { useMutation } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { useState } from 'react';
import { tryRules, type RulesDryRun } from '#app/api/rules.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { tenths } from '@va/domain/tenths.ts';

const OUTCOMES = { valid: 'válido', below_minimum: 'bajo el mínimo', emergency: 'emergencia' } as const;

/** Past flights judged by the candidate, twenty at a time: who would have another score, and which rules say so. */
export function DryRun() {
  const [done, setDone] = useState<RulesDryRun | null>(null);
  const run = useMutation({
    mutationFn: () => tryRules(done?.next),
    onSuccess: (part) => setDone(done === null ? part : together(done, part)),
  });
  return (
    <SectionCard
      title="Prueba con vuelos pasados"
      aside={done && `${countOf(done.tried, 'vuelo probado', 'vuelos probados')}`}
    >
      {done !== null && (
        <p role="status">
          {done.differences.length === 0
            ? 'Ninguno tendría otra nota.'
            : `${countOf(done.differences.length, 'tendría otra nota', 'tendrían otra nota')}.`}
          {done.skipped > 0 &&
            ` ${countOf(done.skipped, 'vuelo no se puede probar', 'vuelos no se pueden probar')}: de su grabación queda un punto por minuto.`}
        </p>
      )}
      {done !== null && done.differences.length > 0 && <RowList rows={done.differences.map(rowOf)} />}
      <FormProblem error={run.error} />
      {(done === null || done.next !== undefined) && (
        <div>
          <ActButton act={run}>
            {run.isPending ? 'Probando…' : done === null ? 'Probar con los últimos 20' : 'Probar con 20 más'}
          </ActButton>
        </div>
      )}
    </SectionCard>
  );
}

function together(before: RulesDryRun, part: RulesDryRun): RulesDryRun {
  return {
    tried: before.tried + part.tried,
    skipped: before.skipped + part.skipped,
    differences: [...before.differences, ...part.differences],
    ...(part.next !== undefined && { next: part.next }),
  };
}

function rowOf({
  code,
  depIcao,
  arrIcao,
  offBlock,
  score,
  outcome,
  rules,
}: RulesDryRun['differences'][number]) {
  const change = score.to - score.from;
  return {
    key: code,
    title: (
      <TextLink to={paths.deskReport(code)}>
        {depIcao} → {arrIcao}
      </TextLink>
    ),
    detail: (
      <>
        {offBlock && <Instant at={offBlock} />} · por {rules.join(', ')}
        {outcome.from !== outcome.to && ` · de ${OUTCOMES[outcome.from]} a ${OUTCOMES[outcome.to]}`}
      </>
    ),
    action: (
      <span className="font-mono">
        {tenths(score.from)} → <b>{tenths(score.to)}</b>{' '}
        <span className="text-ink-2">
          ({change > 0 ? '+' : change < 0 ? '−' : ''}
          {tenths(Math.abs(change))})
        </span>
      </span>
    ),
  };
}
