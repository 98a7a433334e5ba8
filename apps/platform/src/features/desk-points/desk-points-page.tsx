import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  claimsQuery,
  closuresQuery,
  lapsesQuery,
  proposalsQuery,
  type PointsClaim,
  type PointsProposal,
} from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { AdjustForm } from './adjust-form.tsx';
import { ClaimDecision } from './claim-decision.tsx';
import { ClosureList } from './closure-list.tsx';
import { HoursForm } from './hours-form.tsx';
import { LapseDecision } from './lapse-decision.tsx';
import { LedgerOfPilot } from './ledger-of-pilot.tsx';
import { ProposalDecision } from './proposal-decision.tsx';

/** Points at the desk: what waits for a decision, adjustments, and the closings of months. */
export function DeskPointsPage() {
  const { can } = useSession();
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Puntos"
        lead="Reclamaciones, ajustes y cierres. Cada apunte lleva su motivo y el piloto lo lee."
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {can('points.adjust') && <Ledger />}
        {can('pilots.manage') && <Lapses />}
      </div>
    </>
  );
}

function Ledger() {
  const claims = useQuery(claimsQuery);
  const proposals = useQuery(proposalsQuery);
  const closures = useQuery(closuresQuery);
  return (
    <>
      <SectionCard title="Reclamaciones">
        <Loaded query={claims} what="las reclamaciones">
          {({ items }) => <All items={items} none="Ninguna sin contestar." show={oneClaim} />}
        </Loaded>
      </SectionCard>
      <SectionCard title="Ajustes por confirmar">
        <Loaded query={proposals} what="los ajustes">
          {(items) => <All items={items} none="Ninguno espera a una segunda persona." show={oneProposal} />}
        </Loaded>
      </SectionCard>
      <SectionCard title="Ajustar puntos">
        <AdjustForm />
      </SectionCard>
      <SectionCard title="Anular un apunte">
        <LedgerOfPilot />
      </SectionCard>
      <SectionCard title="Reconocer horas">
        <HoursForm />
      </SectionCard>
      <SectionCard title="Cierres de mes">
        <Loaded query={closures} what="los cierres">
          {(items) => <ClosureList closures={items} />}
        </Loaded>
      </SectionCard>
    </>
  );
}

const oneClaim = (claim: PointsClaim) => <ClaimDecision key={claim.id} claim={claim} />;
const oneProposal = (proposal: PointsProposal) => <ProposalDecision key={proposal.id} proposal={proposal} />;

function Lapses() {
  const lapses = useQuery(lapsesQuery);
  return (
    <SectionCard title="Cuentas sin actividad">
      <Loaded query={lapses} what="las propuestas">
        {(items) => (
          <All
            items={items}
            none="Ninguna propuesta."
            show={(lapse) => <LapseDecision key={lapse.id} lapse={lapse} />}
          />
        )}
      </Loaded>
    </SectionCard>
  );
}

function All<T>({ items, none, show }: { items: readonly T[]; none: string; show: (item: T) => ReactNode }) {
  return items.length === 0 ? (
    <p className="text-ink-2">{none}</p>
  ) : (
    <ul className="grid gap-4 divide-y divide-line">{items.map(show)}</ul>
  );
}
