import { useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { useState } from 'react';
import { liftSuspension, liftWarning, readmitPilot, sanctionsQuery, type Sanction } from '#app/api/pilots.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { instantColumn } from '#app/components/desk-list/instant-column.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf } from '#app/lib/form-props.ts';
import { SANCTION_KINDS } from '#app/lib/sanction-words.ts';
import { PILOT_COLUMN } from './pilot-column.tsx';

const COLUMNS: readonly DeskColumn<Sanction>[] = [
  PILOT_COLUMN,
  { id: 'sancion', title: 'Sanción', text: ({ kind }) => SANCTION_KINDS[kind] },
  instantColumn('desde', 'Desde', ({ startsAt }) => startsAt),
  {
    id: 'hasta',
    title: 'Hasta',
    text: ({ endsAt, liftedAt }) => liftedAt ?? endsAt ?? '',
    cell: ({ endsAt, liftedAt }) => {
      const end = liftedAt ?? endsAt;
      if (end === null) return '—';
      return (
        <>
          <Instant at={end} withTime={false} />
          {liftedAt !== null && ', levantada'}
        </>
      );
    },
  },
  {
    id: 'hechos',
    title: 'Hechos',
    text: ({ facts }) => facts,
    cell: ({ facts }) => <span className="block min-w-56 wrap-anywhere">{facts}</span>,
  },
  { id: 'por', title: 'La puso', text: ({ decidedBy }) => decidedBy ?? '' },
];

const theKind = ({ kind }: Sanction) => `${kind === 'warning' ? 'el' : 'la'} ${SANCTION_KINDS[kind]}`;

/** Every sanction, with a button to lift one in force. */
export function DeskSanctionsPage() {
  const { can, pilot } = useSession();
  const address = useAddress();
  const kind = address.get('clase') ?? '';
  const sanctions = useQuery(sanctionsQuery);
  const [lifting, setLifting] = useState<Sanction>();
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Sanciones"
        lead="De la más reciente a la más antigua. Se ponen en la ficha de cada piloto, después de oírle."
      />
      <Loaded query={sanctions} what="las sanciones">
        {(rows) => (
          <DeskList
            label="Sanciones"
            file="sanciones"
            none="Nadie tiene sanciones. Si pones una en la ficha de un piloto, aquí se verá y se podrá deshacer."
            rows={rows.filter((row) => kind === '' || row.kind === kind)}
            columns={COLUMNS}
            keyOf={({ id }) => id}
            filters={
              <SelectField
                label="Clase"
                {...fieldOf(kind, (clase) => address.set({ clase }))}
                options={[['', 'Todas'], ...Object.entries(SANCTION_KINDS)]}
              />
            }
            action={(row) =>
              row.running &&
              row.callsign !== pilot?.callsign &&
              can(row.kind === 'expulsion' ? 'pilots.expel' : 'pilots.manage') && (
                <Button
                  size="sm"
                  aria-label={`Deshacer ${theKind(row)} de ${row.callsign}`}
                  onClick={() => setLifting(row)}
                >
                  Deshacer
                </Button>
              )
            }
          />
        )}
      </Loaded>
      {lifting?.callsign && (
        <ReasonDialog
          title={`Levantar ${theKind(lifting)} de ${lifting.callsign}`}
          note={
            lifting.kind === 'warning'
              ? 'Queda en la lista como levantado. Se le avisa.'
              : 'Su cuenta vuelve ahora mismo a estar como antes. Se le avisa.'
          }
          button={`Levantar ${theKind(lifting)}`}
          act={(reason) =>
            lifting.kind === 'warning'
              ? liftWarning(lifting.id, reason)
              : (lifting.kind === 'expulsion' ? readmitPilot : liftSuspension)(lifting.callsign ?? '', reason)
          }
          draft={`levantar-${lifting.id}`}
          onClose={() => setLifting(undefined)}
        />
      )}
    </>
  );
}
