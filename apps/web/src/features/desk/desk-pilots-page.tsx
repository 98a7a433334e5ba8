import { useQuery } from '@tanstack/react-query';
import { ACCOUNT_STATUSES } from '@va/domain/account/account.ts';
import { wholeRosterQuery, type RosterPilot } from '#app/api/pilots.ts';
import { useSession } from '#app/api/use-session.ts';
import { DeskList, type DeskColumn } from '#app/components/desk-list/desk-list.tsx';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RankName } from '#app/components/rank-name.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { accountStatus } from '#app/lib/account-status.ts';
import { fieldOf } from '#app/lib/form-props.ts';
import { InvitePilot } from './invite-pilot.tsx';

const STATUSES = [['', 'Todos'], ...Object.entries(ACCOUNT_STATUSES)] as const;

const COLUMNS: readonly DeskColumn<RosterPilot>[] = [
  {
    id: 'indicativo',
    title: 'Indicativo',
    text: ({ callsign }) => callsign,
    cell: ({ callsign }) => <TextLink to={deskPaths.deskPilot(callsign)}>{callsign}</TextLink>,
  },
  { id: 'nombre', title: 'Nombre', text: ({ name }) => name ?? '' },
  { id: 'rango', title: 'Rango', text: ({ rank }) => rank, cell: ({ rank }) => <RankName rank={rank} /> },
  {
    id: 'estado',
    title: 'Estado',
    text: (pilot) => (pilot.status ? accountStatus({ ...pilot, status: pilot.status }) : ''),
  },
  { id: 'cargos', title: 'Cargos', text: ({ positions }) => positions.join(', ') },
  { id: 'vuelos', title: 'Vuelos', text: ({ totals }) => String(totals.flights) },
  { id: 'puntos', title: 'Puntos', text: ({ totals }) => String(totals.points) },
];

/** The list of pilots for staff: find one, see the state of the account, invite. */
export function DeskPilotsPage() {
  const { can } = useSession();
  const address = useAddress();
  const status = address.get('estado');
  const pilots = useQuery(wholeRosterQuery(status));
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Pilotos"
        lead="Altas, excedencias, sanciones y cargos."
        actions={can('pilots.manage') && <InvitePilot />}
      />
      <Loaded query={pilots} what="los pilotos">
        {(rows) => (
          <DeskList
            label="Pilotos"
            file="pilotos"
            none="Aquí estará cada piloto con su rango y el estado de su cuenta. Empieza con «Invitar a un piloto»."
            rows={rows}
            columns={COLUMNS}
            keyOf={({ callsign }) => callsign}
            filters={
              <SelectField
                label="Estado"
                {...fieldOf(status ?? '', (estado) => address.set({ estado }))}
                options={STATUSES}
              />
            }
          />
        )}
      </Loaded>
    </>
  );
}
