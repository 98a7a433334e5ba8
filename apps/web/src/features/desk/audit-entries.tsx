import { settingTitle } from '@va/contract/airline/setting-titles.ts';
import { Card } from '@va/ui/controls/card.tsx';
import type { AuditPage } from '#app/api/audit.ts';
import { Instant } from '#app/components/instant.tsx';
import { auditChanges } from './audit-changes.ts';
import type { AuditNames } from './audit-value.ts';
import { auditAct } from './audit-words.ts';
import { AuditChangeList } from './audit-change-list.tsx';

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
        {filtered
          ? 'Ninguna entrada con esos filtros.'
          : 'Aquí quedará quién hizo qué, cuándo y por qué. Cada acto del equipo se anota solo.'}
      </p>
    );
  return (
    <ol className="mb-4 grid grid-cols-1 gap-2">
      {entries.map(({ seq, at, actor, action, subjectKind, subjectId, subject, reason, before, after }) => (
        <li key={seq}>
          <Card className="grid grid-cols-1 gap-1 p-3 text-sm">
            <p className="flex flex-wrap gap-x-3">
              <Instant at={at} />
              <b className="font-mono">{actor}</b>
              <b title={action}>{auditAct(action)}</b>
              <span className="text-ink-2 wrap-anywhere">
                {subject ?? subjectWords(subjectKind, subjectId)}
              </span>
            </p>
            {reason && <p>{reason}</p>}
            <AuditChangeList changes={auditChanges(action, before, after, names)} />
          </Card>
        </li>
      ))}
    </ol>
  );
}

/** Words for the subject of an entry without a name, or whose name is gone. */
function subjectWords(kind: string, id: string | null): string | null {
  if (kind === 'pilot') return 'cuenta que ya no está';
  // The name is erased with the application; the audit stays.
  if (kind === 'application') return 'solicitud de ingreso';
  if (kind === 'join-link') return 'enlace para entrar';
  return kind === 'setting' && id !== null ? settingTitle(id) : id;
}
