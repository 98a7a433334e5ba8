import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { capital } from '@va/domain/texts.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import {
  type HandoverLink,
  type Pilot,
  pilotQuery,
  type Sanction,
  sanctionsOfQuery,
} from '#app/api/pilots.ts';
import { useSession } from '#app/api/use-session.ts';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { accountStatus } from '#app/lib/account-status.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { ranks } from '#app/config/ranks.ts';
import { SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { totalsFacts } from '#app/lib/totals-facts.ts';
import { AccountActDialog } from './account-act-dialog.tsx';
import { ACTS, actsFor, type Act } from './account-act.ts';
import { HandoverLinkNote } from './handover-link-note.tsx';
import { PilotBookings, PilotFlights } from './pilot-flights.tsx';
import { PersonForm } from './person-form.tsx';
import { PilotNotes } from './pilot-notes.tsx';
import { PositionForm } from './position-form.tsx';
import { RankForm } from './rank-form.tsx';
import { RightsForm } from './rights-form.tsx';

/** One pilot for staff: state, totals, sanctions, flights, rights, and actions. */
export function DeskPilotPage({ callsign }: { callsign: string }) {
  const { can } = useSession();
  const pilot = useQuery(pilotQuery(callsign));
  return (
    <>
      <PageHead
        eyebrow="Mesa · Pilotos"
        title={callsign}
        actions={
          <ButtonLink to={deskPaths.deskPilots}>
            <ArrowLeft aria-hidden className="size-4" /> Pilotos
          </ButtonLink>
        }
      />
      <Loaded query={pilot} what={callsign}>
        {(data) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-4">
              <SectionCard
                title={data.name ?? data.callsign}
                aside={data.status && accountStatus({ ...data, status: data.status })}
              >
                <FactList
                  facts={[
                    ['Rango', data.rank],
                    ['Base', data.base],
                    ...totalsFacts(data.totals),
                    ['Cargo', data.positions.join(', ') || 'Ninguno'],
                    ...(data.email === undefined ? [] : [['Correo', data.email ?? 'Sin correo'] as const]),
                  ]}
                />
              </SectionCard>
              <PilotSanctions callsign={data.callsign} />
              {can('pilots.manage') && <PilotNotes callsign={data.callsign} />}
              {can('reports.read') && <PilotFlights callsign={data.callsign} />}
            </div>
            <div className="grid grid-cols-1 gap-4">
              {can('pilots.manage') && <AccountActs pilot={data} />}
              {can('bookings.cancel-any') && <PilotBookings callsign={data.callsign} />}
              {can('pilots.manage') && <PersonForm key={`persona ${callsign}`} pilot={data} />}
              {can('promotions.grant') && (
                <RankForm key={`rango ${callsign}`} pilot={data} ranks={ranks.map(({ rango }) => rango)} />
              )}
              {can('pilots.manage') && <PositionForm key={`cargos ${callsign}`} pilot={data} />}
              {can('roles') && <RightsForm key={`roles ${callsign}`} pilot={data} />}
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Sanctions of a pilot, those in force and past ones, the latest first. */
function PilotSanctions({ callsign }: { callsign: string }) {
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

/** Acts of staff on an account, each with a reason. */
function AccountActs({ pilot }: { pilot: Pilot }) {
  const { can } = useSession();
  const [act, setAct] = useState<Act>();
  const [link, setLink] = useState<HandoverLink>();
  const acts = actsFor(pilot.status, can('pilots.expel'));
  return (
    <SectionCard title="Cuenta">
      {acts.length === 0 && <p className="text-ink-2">En este estado no hay nada que hacer a mano.</p>}
      <div className="flex flex-wrap gap-2">
        {acts.map((name) => (
          <Button key={name} onClick={() => setAct(name)}>
            {ACTS[name].button}
          </Button>
        ))}
      </div>
      {link && <HandoverLinkNote link={link} />}
      {act && (
        <AccountActDialog
          act={act}
          callsign={pilot.callsign}
          onLink={setLink}
          onClose={() => setAct(undefined)}
        />
      )}
    </SectionCard>
  );
}
