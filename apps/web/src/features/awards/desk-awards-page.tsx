import { useQuery, useMutation } from '@tanstack/react-query';
import type { AwardGrantView, AwardView } from '@va/contract/pilots/awards.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { awardGrantsQuery, awardsQuery, takeAward, giveAward } from '#app/api/awards.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { instantColumn } from '#app/components/desk-list/instant-column.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';

/** Form to give an award with a reason; awards that only people give come first. */
function GiveAward({ awards }: { awards: readonly AwardView[] }) {
  const sorted = awards.toSorted((a, b) => Number(b.byHand) - Number(a.byHand));
  const [award, setAward] = useState(sorted[0]?.id ?? '');
  const [callsign, setCallsign] = useState('');
  const [reason, setReason] = useState('');
  const give = useMutation({
    mutationFn: () => giveAward(award, { callsign, reason: reason.trim() }),
    onSuccess: () => {
      showToast({ title: 'Premio dado', description: `${callsign} tiene un mensaje con el motivo.` });
      setCallsign('');
      setReason('');
    },
  });
  return (
    <form onSubmit={sentByPage(() => give.mutate())} className="grid gap-4">
      <FormProblem error={give.error} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Premio"
          {...fieldOf(award, setAward)}
          options={sorted.map(({ id, name }) => [id, name] as const)}
        />
        <TextField
          label="Indicativo"
          required
          {...fieldOf(callsign, (text) => setCallsign(text.toUpperCase()))}
          error={errorAt(give.error, '/callsign')}
        />
      </div>
      <ReasonField
        value={reason}
        error={give.error}
        onChange={setReason}
        hint="De 10 a 2000 caracteres. Lo lee quien lo recibe."
      />
      <SubmitButton act={give}>Dar el premio</SubmitButton>
    </form>
  );
}

const stateOf = ({ revoked }: AwardGrantView) =>
  revoked === null ? 'En vigor' : `Retirado${revoked.by === null ? ' por la regla' : ` por ${revoked.by}`}`;

const COLUMNS: readonly DeskColumn<AwardGrantView>[] = [
  { id: 'piloto', title: 'Piloto', text: ({ callsign }) => callsign },
  { id: 'premio', title: 'Premio', text: ({ name }) => name },
  instantColumn('fecha', 'Fecha', ({ at }) => at),
  {
    id: 'quien',
    title: 'Lo dio',
    text: ({ by, reason }) => by ?? (reason === null ? 'La regla' : 'Otra persona'),
  },
  { id: 'motivo', title: 'Motivo', text: ({ reason, revoked }) => revoked?.reason ?? reason ?? '' },
  { id: 'estado', title: 'Estado', text: stateOf },
];

/** Awards at the desk: giving one by hand, and who has what, from whom and why. */
export function DeskAwardsPage() {
  const { pilot } = useSession();
  const awards = useQuery(awardsQuery);
  const grants = useQuery(awardGrantsQuery);
  const [taking, setTaking] = useState<AwardGrantView>();
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Premios"
        lead="Los que tienen regla llegan solos. Lo que retira una persona, la regla no lo vuelve a dar."
      />
      <div className="grid grid-cols-1 gap-4">
        <SectionCard title="Dar un premio">
          <Loaded query={awards} what="los premios" inside>
            {(rows) =>
              rows.length === 0 ? (
                <p className="text-ink-2">La compañía no tiene premios: añádelos en el contenido.</p>
              ) : (
                <GiveAward awards={rows} />
              )
            }
          </Loaded>
        </SectionCard>
        <SectionCard title="Quién tiene qué">
          <Loaded query={grants} what="los premios dados">
            {(rows) => (
              <DeskList
                label="Premios"
                file="premios"
                none="Nadie tiene premios: da uno a mano, o llegará solo con el primer vuelo que cumpla su regla."
                rows={rows}
                columns={COLUMNS}
                keyOf={({ award, callsign }) => `${award} ${callsign}`}
                action={(grant) =>
                  grant.revoked === null &&
                  grant.callsign !== pilot?.callsign && (
                    <Button
                      size="sm"
                      aria-label={`Retirar ${grant.name} a ${grant.callsign}`}
                      onClick={() => setTaking(grant)}
                    >
                      Retirar
                    </Button>
                  )
                }
              />
            )}
          </Loaded>
        </SectionCard>
      </div>
      {taking && (
        <ReasonDialog
          title={`Retirar ${taking.name} a ${taking.callsign}`}
          note="Se le dice con el motivo. Puedes devolvérselo dándoselo otra vez."
          button="Retirar el premio"
          act={(reason) => takeAward(taking.award, { callsign: taking.callsign, reason })}
          draft={`retirar-premio-${taking.award}-${taking.callsign}`}
          onClose={() => setTaking(undefined)}
        />
      )}
    </>
  );
}
