import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '@va/domain/numbers.ts';
import { TextField } from '@va/ui/controls/field.tsx';
import {
  adjustPoints,
  claimsQuery,
  closuresQuery,
  decideLapse,
  type LapseProposal,
  lapsesQuery,
  proposalsQuery,
} from '#app/api/points.ts';
import { useSession } from '#app/api/use-session.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { DeskCards } from '#app/components/desk-list/desk-cards.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { ClaimDecision } from './claim-decision.tsx';
import { ClosureList } from './closure-list.tsx';
import { ConfirmOrNot, ProposalDecision } from './proposal-decision.tsx';
import { HoursForm } from './hours-form.tsx';
import { AdjustmentOutcome, LedgerOfPilot } from './ledger-of-pilot.tsx';
import { PointsAndWordsFields } from './points-and-words.tsx';
import { CLAIMS, LAPSES, PROPOSALS } from './points-columns.ts';

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

const LABELS = {
  points: 'Puntos',
  hint: 'Con signo menos para restar. Por encima del límite de las reglas lo confirma otra persona.',
  words: 'Motivo',
};
const EMPTY = { points: '', words: '' };

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

/** Gives or takes points with a reason; above the limit of the rules another person confirms it. */
function AdjustForm() {
  const [callsign, setCallsign] = useState('');
  const [given, setGiven] = useState(EMPTY);
  const adjust = useMutation({
    mutationFn: () => adjustPoints({ callsign, points: wholeOf(given.points), reason: given.words.trim() }),
    onSuccess: () => setGiven(EMPTY),
  });
  return (
    <form className="grid gap-3" onSubmit={sentByPage(() => adjust.mutate())}>
      <TextField
        label="Indicativo"
        required
        {...fieldOf(callsign, setCallsign, errorAt(adjust.error, '/callsign'))}
      />
      <PointsAndWordsFields labels={LABELS} value={given} error={adjust.error} onChange={setGiven} />
      <FormProblem error={adjust.error} />
      <AdjustmentOutcome done={adjust.data} />
      <SubmitButton act={adjust}>Apuntar</SubmitButton>
    </form>
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

/** An account that the closing proposes for inactive. */
function LapseDecision({ lapse }: { lapse: LapseProposal }) {
  return (
    <li className="grid gap-3 pt-2">
      <p>
        <b>{lapse.callsign}</b>, {countOf(lapse.idleMonths, 'mes', 'meses')} sin volar.{' '}
        {lapse.lastFlightAt === null ? (
          'Ningún vuelo aceptado.'
        ) : (
          <>
            Último vuelo aceptado: <Instant at={lapse.lastFlightAt} withTime={false} />
          </>
        )}
      </p>
      <ConfirmOrNot
        confirm="Pasar a inactiva"
        decline="Dejar activa"
        hint="De 10 a 2000 caracteres. El piloto lo lee si su cuenta sigue activa."
        onDecide={(body) => decideLapse(lapse.id, body)}
      />
    </li>
  );
}
