import { useQuery } from '@tanstack/react-query';
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import { ownDecisionsQuery } from '#app/api/reviews.ts';
import { useSession } from '#app/api/use-session.ts';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { useNow } from '#app/lib/use-now.ts';

/** So long the last decision is named over the next report. */
const JUST_NOW_MS = 2 * HOUR_MS;

/** What undoes a decision, for who may; the others look at it again. */
const useUndoWord = () => (useSession().can('reports.reopen') ? 'Ver o reabrir' : 'Ver');

/** What one has decided in the last 24 hours, each with the way back to it; nothing where that is nothing. */
export function OwnDecisions() {
  const { data: decisions = [] } = useQuery(ownDecisionsQuery);
  const word = useUndoWord();
  if (decisions.length === 0) return null;
  return (
    <div className="mt-4 grid grid-cols-1">
      <SectionCard title="Lo que has decidido en las últimas 24 horas">
        <RowList
          rows={decisions.map(({ code, depIcao, arrIcao, state, at }) => ({
            key: code,
            title: `${depIcao} → ${arrIcao}, ${REPORT_STATES[state]}`,
            detail: (
              <>
                <Instant at={at} /> · informe {code}
              </>
            ),
            action: (
              <TextLink to={deskPaths.deskReport(code)}>
                {word}
                <span className="sr-only"> el informe {code}</span>
              </TextLink>
            ),
          }))}
        />
      </SectionCard>
    </div>
  );
}

/** The last of them over the report that came next, where the act was done; nothing an age later. */
export function LastDecision({ code: open }: { code: string }) {
  const { data: decisions = [] } = useQuery(ownDecisionsQuery);
  const now = useNow();
  const word = useUndoWord();
  const [last] = decisions;
  if (last === undefined || last.code === open || now - Date.parse(last.at) > JUST_NOW_MS) return null;
  return (
    <p className="mb-3 text-sm text-ink-2 print:hidden">
      Lo último que has decidido: {last.depIcao} → {last.arrIcao}, {REPORT_STATES[last.state]}.{' '}
      <TextLink to={deskPaths.deskReport(last.code)}>
        {word}
        <span className="sr-only"> el informe {last.code}</span>
      </TextLink>
    </p>
  );
}
