import { useQuery } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { auditQuery } from '#app/api/work.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { AuditEntries } from './audit-entries.tsx';

/** Who did what, when and why. Entries are chained: one that was changed afterwards is found and named. */
export function DeskAuditPage() {
  const [params, setParams] = useSearchParams();
  const [cursor, setCursor] = useState<string>();
  const filter = { action: params.get('accion') || undefined, actor: params.get('quien') || undefined };
  const audit = useQuery(auditQuery({ ...filter, cursor }));
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setCursor(undefined);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Auditoría"
        lead="Quién hizo qué, cuándo y por qué. Nadie puede cambiarla."
      />
      <div className="mb-4 grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
        <TextField
          label="Quién"
          type="search"
          value={filter.actor ?? ''}
          onChange={(event) => set('quien', event.target.value)}
        />
        <TextField
          label="Qué"
          type="search"
          value={filter.action ?? ''}
          onChange={(event) => set('accion', event.target.value)}
        />
      </div>
      <Loaded query={audit} what="la auditoría">
        {({ items, next, brokenAt }) => (
          <>
            {typeof brokenAt === 'number' && (
              <StateLine kind="failed" title={`La cadena se rompe en la entrada ${brokenAt}`}>
                <span>Alguien ha cambiado la base de datos por fuera. Compárala con tu última copia.</span>
              </StateLine>
            )}
            <AuditEntries entries={items} />
            <MoreButtons cursor={cursor} next={next} onMove={setCursor} />
          </>
        )}
      </Loaded>
    </>
  );
}
