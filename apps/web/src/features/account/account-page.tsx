import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { signOut } from '#app/api/access.ts';
import { comeBack, type Me, meQuery } from '#app/api/me.ts';
import { useSession } from '#app/api/use-session.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RankName } from '#app/components/rank-name.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { accountStatus } from '#app/lib/account-status.ts';
import { paths } from '#app/config/paths.ts';
import { ConsentsCard } from './consents-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { LeavingCard } from './leaving-card.tsx';
import { LikesCard } from './likes-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalDataCard } from './personal-data-card.tsx';
import { PushCard } from './push-card.tsx';
import { SanctionsCard } from './sanctions-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const WORDS: Partial<Record<Me['status'], readonly [title: string, text: string, button: string]>> = {
  on_leave: [
    'Estás de excedencia',
    'Mientras dura no se puede reservar. Puedes terminarla antes de tiempo.',
    'Terminar la excedencia',
  ],
  inactive: [
    'Tu cuenta está inactiva',
    'Conservas rango y horas. Vuelve a la actividad para reservar.',
    'Volver a la actividad',
  ],
  retired: [
    'Te diste de baja',
    'Guardamos tus datos 30\u00A0días. Hasta entonces puedes volver con tus vuelos y tus horas.',
    'Volver a la compañía',
  ],
};

/** The own account: data, what others may see, security, programs, leave. */
export function AccountPage() {
  const { can } = useSession();
  const me = useQuery(meQuery);
  const navigate = useNavigate();
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => navigate(paths.signIn) });
  return (
    <>
      <PageHead
        title="Tu cuenta"
        lead="Tus datos, qué ven los demás y por dónde has entrado."
        actions={<ActButton act={leave}>Cerrar la sesión en este equipo</ActButton>}
      />
      <FormProblem error={leave.error} />
      <Loaded query={me} what="tu cuenta">
        {(data) => (
          // Two columns of their own instead of rows, which would leave gaps beside tall cards: data and devices on one
          // side, sign-in, visibility and programs on the other.
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <div className="grid grid-cols-1 gap-4">
              <ComeBackCard status={data.status} />
              <SectionCard title={data.callsign ?? 'Sin indicativo'} aside={accountStatus(data)}>
                <FactList
                  facts={[
                    ['Rango', <RankName key="rank" rank={data.rank} />],
                    ['Base', data.base],
                    ['Cargo', data.positions.join(', ') || 'Ninguno'],
                    [
                      'Desde',
                      data.joinedAt ? <Instant key="joined" at={data.joinedAt} withTime={false} /> : '—',
                    ],
                  ]}
                />
              </SectionCard>
              <SanctionsCard />
              <PersonalDataCard me={data} />
              {/* A former pilot flies nothing and sees no aircraft to choose from. */}
              {can('map.all') && <LikesCard me={data} />}
              <DevicesCard />
            </div>
            <div className="grid grid-cols-1 gap-4">
              <PasswordCard />
              <SecondFactorCard />
              <ConsentsCard me={data} />
              <PushCard />
              {can('keys.own') && <KeysCard />}
              {data.status !== 'suspended' && data.status !== 'retired' && <LeaveCard />}
              <OwnDataCard />
              <LeavingCard callsign={data.callsign} left={data.status === 'retired'} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** The way back for pilots who can't book because of a leave, inactivity, or having left; nothing for the others. */
export function ComeBackCard({ status }: Pick<Me, 'status'>) {
  const back = useMutation({ mutationFn: comeBack });
  const words = WORDS[status];
  if (!words) return null;
  const [title, text, button] = words;
  return (
    <SectionCard title={title}>
      <p className="text-sm text-ink-2">{text}</p>
      <FormProblem error={back.error} />
      <ActButton act={back} variant="primary" className="justify-self-start">
        {button}
      </ActButton>
    </SectionCard>
  );
}
