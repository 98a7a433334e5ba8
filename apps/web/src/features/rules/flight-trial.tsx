import { useMutation } from '@tanstack/react-query';
import { countOf, tenths } from '@va/domain/numbers.ts';
import { type ReactNode, useState } from 'react';
import type { RulesDryRun } from '#app/api/rules.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';

const OUTCOMES = { valid: 'válido', below_minimum: 'bajo el mínimo', emergency: 'emergencia' } as const;

/** A flight that would have another score. */
type Difference = Pick<
  RulesDryRun['differences'][number],
  'code' | 'depIcao' | 'arrIcao' | 'offBlock' | 'score' | 'outcome'
>;

/** Past flights that were judged anew. */
interface Trial<D extends Difference> extends Pick<RulesDryRun, 'tried' | 'skipped' | 'next'> {
  differences: D[];
}

/** Scores past flights again, twenty at a time, and lists the differences with their reasons. Changes nothing. */
export function FlightTrial<D extends Difference>({
  title,
  lead,
  tryOn,
  why,
}: {
  title: string;
  lead?: string;
  /** Judges the next twenty: those before the report with this code. */
  tryOn: (before?: string) => Promise<Trial<D>>;
  /** Reasons of the difference, in words. */
  why: (difference: D) => ReactNode;
}) {
  const [done, setDone] = useState<Trial<D> | null>(null);
  const run = useMutation({
    mutationFn: () => tryOn(done?.next),
    onSuccess: (part) => setDone(done === null ? part : together(done, part)),
  });
  return (
    <SectionCard title={title} aside={done && `${countOf(done.tried, 'vuelo probado', 'vuelos probados')}`}>
      {lead && <p className="text-sm text-ink-2">{lead}</p>}
      {done !== null && (
        <p role="status">
          {done.differences.length === 0
            ? 'Ninguno tendría otra nota.'
            : `${countOf(done.differences.length, 'tendría otra nota', 'tendrían otra nota')}.`}
          {done.skipped > 0 &&
            ` ${countOf(done.skipped, 'vuelo no se puede probar', 'vuelos no se pueden probar')}: de su grabación queda un punto por minuto, o sus reglas ya no se leen.`}
        </p>
      )}
      {done !== null && done.differences.length > 0 && (
        <RowList rows={done.differences.map((difference) => rowOf(difference, why(difference)))} />
      )}
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

function together<D extends Difference>(before: Trial<D>, part: Trial<D>): Trial<D> {
  return {
    tried: before.tried + part.tried,
    skipped: before.skipped + part.skipped,
    differences: [...before.differences, ...part.differences],
    ...(part.next !== undefined && { next: part.next }),
  };
}

function rowOf({ code, depIcao, arrIcao, offBlock, score, outcome }: Difference, why: ReactNode) {
  const change = score.to - score.from;
  return {
    key: code,
    title: (
      <TextLink to={deskPaths.deskReport(code)}>
        {depIcao} → {arrIcao}
      </TextLink>
    ),
    detail: (
      <>
        {offBlock && <Instant at={offBlock} />} · {why}
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
