import { useQuery } from '@tanstack/react-query';
import { claimsQuery, closuresQuery, lapsesQuery, proposalsQuery } from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { AdjustForm } from './adjust-form.tsx';
import { ClaimDecision } from './claim-decision.tsx';
import { ClosureList } from './closure-list.tsx';
import { HoursForm } from './hours-form.tsx';
import { LapseDecision } from './lapse-decision.tsx';
import { LedgerOfPilot } from './ledger-of-pilot.tsx';
import { CLAIMS, LAPSES, PROPOSALS } from './points-columns.ts';
import { ProposalDecision } from './proposal-decision.tsx';

const ITEMS = 'grid gap-4 divide-y divide-line';

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

const none = (words: string) => <p className="text-ink-2">{words}</p>;

function Ledger() {
  const claims = useQuery(claimsQuery);
  const proposals = useQuery(proposalsQuery);
  const closures = useQuery({ ...closuresQuery, refetchInterval: 15_000 });
  return (
    <>
      <SectionCard title="Reclamaciones">
        <Loaded query={claims} what="las reclamaciones">
          {(items) => (
            <DeskCards
              part="reclamaciones"
              what="las reclamaciones"
              rows={items}
              columns={CLAIMS}
              none={none('Ninguna sin contestar.')}
            >
              {(shown) => (
                <ul className={ITEMS}>
                  {shown.map((claim) => (
                    <ClaimDecision key={claim.id} claim={claim} />
                  ))}
                </ul>
              )}
            </DeskCards>
          )}
        </Loaded>
      </SectionCard>
      <SectionCard title="Ajustes por confirmar">
        <Loaded query={proposals} what="los ajustes">
          {(items) => (
            <DeskCards
              part="ajustes"
              what="los ajustes"
              rows={items}
              columns={PROPOSALS}
              none={none('Ninguno espera a una segunda persona.')}
            >
              {(shown) => (
                <ul className={ITEMS}>
                  {shown.map((proposal) => (
                    <ProposalDecision key={proposal.id} proposal={proposal} />
                  ))}
                </ul>
              )}
            </DeskCards>
          )}
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

function Lapses() {
  const lapses = useQuery(lapsesQuery);
  return (
    <SectionCard title="Cuentas sin actividad">
      <Loaded query={lapses} what="las propuestas">
        {(items) => (
          <DeskCards
            part="cuentas"
            what="las cuentas"
            rows={items}
            columns={LAPSES}
            none={none('Ninguna propuesta.')}
          >
            {(shown) => (
              <ul className={ITEMS}>
                {shown.map((lapse) => (
                  <LapseDecision key={lapse.id} lapse={lapse} />
                ))}
              </ul>
            )}
          </DeskCards>
        )}
      </Loaded>
    </SectionCard>
  );
}
