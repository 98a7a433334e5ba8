import { useState } from 'react';
import { formatDate } from '@va/domain/dates.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { dayAfter } from '@va/domain/durations.ts';
import { tenths } from '@va/domain/numbers.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { BookOpen, Scale } from 'lucide-react';
import { TextField } from '@va/ui/controls/field.tsx';
import {
  activateRules,
  candidateQuery,
  judgeAgain,
  type JudgedAgain,
  type RulesCandidate,
  tryRules,
} from '#app/api/rules.ts';
import { useSession } from '#app/api/use-session.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { FlightTrial } from './flight-trial.tsx';

type Change = JudgedAgain['differences'][number]['changes'][number];

const SAID: Readonly<Record<Change['to']['status'], string>> = {
  ok: 'cumplida',
  hit: 'sin cumplir',
  justified: 'justificada',
  no_data: 'sin datos',
  not_applicable: 'no se aplica',
  waived: 'perdonada',
};

/** Rules that were changed in the content: tried on past flights here, then activated from a day on. */
export function DeskRulesPage() {
  const { can } = useSession();
  const candidate = useQuery(candidateQuery);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Reglas de la nota"
        lead="Se cambian en content/plataforma/reglas-puntuacion.yaml. Aquí se prueban con vuelos pasados y se activan; las notas puestas no cambian nunca."
        actions={
          <ButtonLink to={paths.rules}>
            <BookOpen aria-hidden className="size-4" /> Leer las que están en vigor
          </ButtonLink>
        }
      />
      <Loaded query={candidate} what="las reglas">
        {(data) => (
          <div className="grid gap-4">
            {data.waiting && (
              <p role="status" className="rounded-md bg-info-soft p-3 text-sm">
                Hay una versión activada para los vuelos que salgan desde el{' '}
                <time dateTime={data.waiting.activatedOn}>{formatDate(data.waiting.activatedOn)}</time>.
              </p>
            )}
            {data.candidate === null ? (
              <EmptyState icon={Scale} title="No hay reglas por activar">
                <p className="text-ink-2">
                  El archivo del contenido es el que se activó por última vez. Cuando cambie y se reinicie el
                  servidor, la versión nueva esperará aquí.
                </p>
              </EmptyState>
            ) : (
              <>
                <Changes changes={data.candidate.changes} />
                <DryRun key={data.candidate.hash} />
                {can('rules.activate') && (
                  <ActivateRules hash={data.candidate.hash} earliest={data.waiting?.activatedOn ?? null} />
                )}
              </>
            )}
            <JudgeAgain />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Past flights judged by today's engine and by the rules of their own day: for staff, when the engine has changed. */
function JudgeAgain() {
  return (
    <FlightTrial
      title="Juzgar de nuevo, en seco"
      lead="Los vuelos pasados, con el motor de hoy y las reglas con las que se juzgó cada uno: quién tendría otra nota y por qué. Ninguna cambia sola; si una es injusta, se reabre su informe."
      tryOn={judgeAgain}
      why={({ callsign, engine, changes }) => (
        <>
          {callsign ?? 'sin indicativo'}, juzgado con el motor {engine ?? 'anterior'}
          <ul className="mt-1 grid gap-1">
            {changes.map((change) => (
              <li key={change.rule}>
                <b>{change.rule}</b> {change.title}: {said(change.from)} → {said(change.to)}.{' '}
                {change.observed}
              </li>
            ))}
          </ul>
        </>
      )}
    />
  );
}

/** `−0,3`, or what the rule said without taking anything. */
function said(item: Change['from']): string {
  if (item === null) return 'no estaba';
  return item.deduction > 0 ? `−${tenths(item.deduction)}` : SAID[item.status];
}

/** Dry run of the candidate rules with past flights: whose score would change, and by which rules. */
function DryRun() {
  return (
    <FlightTrial
      title="Prueba con vuelos pasados"
      tryOn={tryRules}
      why={({ rules }) => `por ${rules.join(', ')}`}
    />
  );
}

/** Puts the candidate in force from a day on; tomorrow unless said. */
function ActivateRules({ hash, earliest }: { hash: string; earliest: string | null }) {
  const [from, setFrom] = useState(() => {
    const tomorrow = dayAfter(new Date().toISOString().slice(0, 10));
    return earliest !== null && earliest > tomorrow ? earliest : tomorrow;
  });
  const [reason, setReason] = useState('');
  const activate = useMutation({ mutationFn: () => activateRules({ hash, from, reason: reason.trim() }) });
  return (
    <SectionCard title="Activar">
      <p className="text-sm text-ink-2">
        Valdrá para los vuelos que salgan desde ese día, en UTC. Publica antes un NOTAM de compañía, para que
        nadie se lo encuentre.
      </p>
      <form onSubmit={sentByPage(() => activate.mutate())} className="grid gap-4">
        <TextField
          label="Desde el día"
          type="date"
          className="max-w-56"
          {...fieldOf(from, setFrom, errorAt(activate.error, '/from'))}
        />
        <ReasonField value={reason} error={activate.error} onChange={setReason} />
        <FormProblem error={activate.error} />
        <SubmitButton act={activate}>Activar esta versión</SubmitButton>
      </form>
    </SectionCard>
  );
}

function Changes({ changes }: Pick<NonNullable<RulesCandidate['candidate']>, 'changes'>) {
  return (
    <SectionCard title="Qué cambia">
      {changes.length === 0 ? (
        <p className="text-ink-2">Ninguna cifra: sólo los comentarios o el orden del archivo.</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {changes.map(({ part, title, before, after }) => (
            <li key={part} className="grid gap-1 py-3">
              <h3 className="font-bold">{title}</h3>
              {before && (
                <p className="text-sm text-ink-2">
                  <b>Ahora:</b> {before}
                </p>
              )}
              {after && (
                <p className="text-sm">
                  <b>Después:</b> {after}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
