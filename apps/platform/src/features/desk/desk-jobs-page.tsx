import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  jobsQuery,
  outboxQuery,
  restartJob,
  retryMessage,
  type Job,
  type OutboxMessage,
} from '#app/api/work.ts';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { WorkList } from './work-list.tsx';

const JOB_STATES = [
  ['', 'Todos'],
  ['failed', 'fallidos'],
  ['queued', 'en cola'],
  ['running', 'en marcha'],
  ['done', 'hechos'],
] as const satisfies readonly (readonly [Job['state'] | '', string])[];
const MAIL_STATES = [
  ['', 'Todos'],
  ['failed', 'fallidos'],
  ['queued', 'en cola'],
  ['sent', 'enviados'],
] as const satisfies readonly (readonly [OutboxMessage['state'] | '', string])[];

/** The state of a list of choices that stands in the address, or none. */
function chosen<T extends string>(states: readonly (readonly [T | '', string])[], word: string | undefined) {
  const [state] = states.find(([value]) => value === word) ?? [];
  return state || undefined;
}

/** What the platform does by itself, and what leaves it: each with its state, and started again by hand where it failed. */
export function DeskJobsPage() {
  const address = useAddress();
  const jobCursor = address.get('desde');
  const [mailCursor, setMailCursor] = useState<string>();
  const jobState = chosen<Job['state']>(JOB_STATES, address.get('trabajos'));
  const mailState = chosen<OutboxMessage['state']>(MAIL_STATES, address.get('envios'));
  const jobs = useQuery(jobsQuery({ state: jobState, cursor: jobCursor }));
  const outbox = useQuery(outboxQuery({ state: mailState, cursor: mailCursor }));
  const restart = useMutation({ mutationFn: restartJob });
  const retry = useMutation({ mutationFn: retryMessage });
  return (
    <>
      <PageHead eyebrow="Mesa" title="Trabajos" lead="Lo que la plataforma hace sola y lo que envía." />
      <FormProblem error={restart.error ?? retry.error} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SectionCard title="Trabajos">
          <SelectField
            label="Qué trabajos"
            value={jobState ?? ''}
            onChange={({ target }) => address.set({ trabajos: target.value })}
            options={JOB_STATES}
          />
          <Loaded query={jobs} what="los trabajos">
            {({ items, next }) => (
              <>
                <WorkList
                  rows={items.map((job) => ({ ...job, title: job.runKey }))}
                  again="Repetir"
                  onAgain={restart.mutate}
                />
                <MoreButtons cursor={jobCursor} next={next} onMove={(desde) => address.set({ desde })} />
              </>
            )}
          </Loaded>
        </SectionCard>
        <SectionCard title="Envíos">
          <SelectField
            label="Qué envíos"
            value={mailState ?? ''}
            onChange={({ target }) => {
              setMailCursor(undefined);
              address.set({ envios: target.value });
            }}
            options={MAIL_STATES}
          />
          <Loaded query={outbox} what="los envíos">
            {({ items, next }) => (
              <>
                <WorkList
                  rows={items.map((message) => ({ ...message, title: message.subject }))}
                  again="Volver a enviar"
                  onAgain={retry.mutate}
                />
                <MoreButtons cursor={mailCursor} next={next} onMove={setMailCursor} />
              </>
            )}
          </Loaded>
        </SectionCard>
      </div>
    </>
  );
}
