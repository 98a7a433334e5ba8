import { Card } from '@va/ui/controls/card.tsx';
import type { AuditPage } from '#app/api/work.ts';
import { Instant } from '#app/components/instant.tsx';
import { auditAct } from './audit-words.ts';

/** Entries of the audit, newest first; what changed unfolds. */
export function AuditEntries({ entries, filtered }: { entries: AuditPage['items']; filtered: boolean }) {
  if (entries.length === 0)
    return (
      <p className="text-ink-2">
        {filtered ? 'Ninguna entrada con esos filtros.' : 'Todavía no hay nada anotado.'}
      </p>
    );
  return (
    <ol className="mb-4 grid gap-2">
      {entries.map(({ seq, at, actor, action, subjectId, subject, reason, before, after }) => (
        <li key={seq}>
          <Card className="grid gap-1 p-3 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <Instant at={at} />
              <b className="font-mono">{actor}</b>
              <b title={action}>{auditAct(action)}</b>
              <span className="text-ink-2 wrap-anywhere">{subject ?? subjectId}</span>
            </p>
            {reason && <p>{reason}</p>}
            {(before ?? after) !== null && (before ?? after) !== undefined && (
              <details>
                <summary>Antes y después</summary>
                <pre className="rounded-md bg-surface-2 p-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
                  {JSON.stringify({ antes: before, después: after }, null, 2)}
                </pre>
              </details>
            )}
          </Card>
        </li>
      ))}
    </ol>
  );
}
