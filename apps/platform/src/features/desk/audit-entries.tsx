import { Card } from '@va/ui/controls/card.tsx';
import { ArrowRight } from 'lucide-react';
import type { AuditPage } from '#app/api/audit.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { type AuditChange, auditChanges } from './audit-changes.ts';
import type { AuditNames } from './audit-value.ts';
import { auditAct } from './audit-words.ts';

interface AuditEntriesProps {
  entries: AuditPage['items'];
  filtered: boolean;
  names?: AuditNames;
}

/** Entries of the audit, newest first; what changed unfolds. */
export function AuditEntries({ entries, filtered, names = {} }: AuditEntriesProps) {
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
            <Changes changes={auditChanges(action, before, after, names)} />
          </Card>
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>Antes y después</summary>
      <div className="mt-2 rounded-md bg-surface-2 p-3">
        <FactList
          facts={changes.map(({ label, before, after }) => [
            label,
            before !== null && after !== null ? (
              <>
                <span className="font-normal">{before}</span>{' '}
                <ArrowRight aria-label="pasa a" className="inline size-4 align-text-bottom" /> {after}
              </>
            ) : (
              (before ?? after)
            ),
          ])}
        />
      </div>
    </details>
  );
}
