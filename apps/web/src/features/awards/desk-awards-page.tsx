import { useQuery } from '@tanstack/react-query';
import type { AwardGrantView } from '@va/contract/pilots/awards.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { awardGrantsQuery, awardsQuery, takeAward } from '#app/api/awards.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { instantColumn } from '#app/components/desk-list/instant-column.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { GiveAward } from './give-award.tsx';

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
