import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobsQuery, outboxQuery, restartJob, retryMessage } from '#app/api/work.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { WorkList } from './work-list.tsx';

/** What the platform does by itself, and what leaves it: each with its state, and started again by hand where it failed. */
export function DeskJobsPage() {
  const [jobCursor, setJobCursor] = useState<string>();
  const [mailCursor, setMailCursor] = useState<string>();
  const jobs = useQuery(jobsQuery({ cursor: jobCursor }));
  const outbox = useQuery(outboxQuery({ cursor: mailCursor }));
  const restart = useMutation({ mutationFn: restartJob });
  const retry = useMutation({ mutationFn: retryMessage });
  return (
    <>
      <PageHead eyebrow="Mesa" title="Trabajos" lead="Lo que la plataforma hace sola y lo que envía." />
      <FormProblem error={restart.error ?? retry.error} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SectionCard title="Trabajos">
          <Loaded query={jobs} what="los trabajos">
            {({ items, next }) => (
              <>
                <WorkList
                  rows={items.map((job) => ({ ...job, title: job.runKey }))}
                  again="Repetir"
                  onAgain={restart.mutate}
                />
                <MoreButtons cursor={jobCursor} next={next} onMove={setJobCursor} />
              </>
            )}
          </Loaded>
        </SectionCard>
        <SectionCard title="Envíos">
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
