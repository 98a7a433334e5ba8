import { useQuery } from '@tanstack/react-query';
import { Badge } from '@va/ui/controls/badge.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { sanctionsOfQuery, type Sanction } from '#app/api/pilots.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { capital } from '@va/domain/capital.ts';
import { SANCTION_KINDS } from '#app/lib/sanction-words.ts';

/** Sanctions of a pilot, those in force and past ones, the latest first. */
export function PilotSanctions({ callsign }: { callsign: string }) {
  const sanctions = useQuery(sanctionsOfQuery(callsign));
  return (
    <SectionCard title="Sanciones">
      <Loaded query={sanctions} what="sus sanciones" inside>
        {(all) => <RowList none="Ninguna, ni en vigor ni pasada." rows={all.map(rowOf)} />}
      </Loaded>
    </SectionCard>
  );
}

function rowOf({ id, kind, facts, startsAt, endsAt, liftedAt, decidedBy, running }: Sanction) {
  const end = liftedAt ?? endsAt;
  return {
    key: id,
    title: capital(SANCTION_KINDS[kind]),
    detail: (
      <>
        Desde el <Instant at={startsAt} withTime={false} />
        {end !== null && (
          <>
            {liftedAt === null ? ' hasta el ' : ', levantada el '}
            <Instant at={end} withTime={false} />
          </>
        )}
        {decidedBy && ` · la puso ${decidedBy}`}
        <span className="block wrap-anywhere">{facts}</span>
      </>
    ),
    action: running ? <StateBadge tone="media">en vigor</StateBadge> : <Badge>pasada</Badge>,
  };
}
