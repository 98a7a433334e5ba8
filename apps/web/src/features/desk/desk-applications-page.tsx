import { useMutation, useQuery } from '@tanstack/react-query';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { UserPlus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  acceptApplication,
  type Application,
  applicationsQuery,
  declineApplication,
  reopenApplication,
} from '#app/api/applications.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { useAddress } from '#app/components/desk-list/use-address.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { airline } from '#app/config/airline.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { CallsignToGive, useCallsignToGive } from './callsign-to-give.tsx';
import { HandoverLinkNote } from './handover-link-note.tsx';
import { JoinLinks } from './join-links.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextFacts } from '#app/components/text-facts.tsx';

type ApplicationAct = 'accept' | 'decline' | 'reopen';

/** One application with its answers, hints that the person is known already, and its actions. */
function ApplicationCard({
  application,
  onAct,
}: {
  application: Application;
  onAct: (act: ApplicationAct) => void;
}) {
  const { name, email, confirmed, vatsimCid, ivaoVid, answers, state, sentAt, alike } = application;
  return (
    <SectionCard title={name} aside={<Instant at={sentAt} />}>
      <FactList
        facts={[
          [confirmed ? 'Correo, confirmado' : 'Correo, sin confirmar', email],
          ['VATSIM', vatsimCid ?? 'No lo da'],
          ['IVAO', ivaoVid ?? 'No lo da'],
        ]}
      />
      {alike.length > 0 && (
        <ul className="grid gap-1 rounded-md border border-media bg-media-soft px-3 py-2 text-sm">
          {[...new Set(alike.map(likeness))].map((words) => (
            <li key={words} className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-media" />
              <span className="min-w-0 wrap-anywhere">{words}</span>
            </li>
          ))}
        </ul>
      )}
      <TextFacts facts={answers.map(({ question, answer }) => [question, answer] as const)} />
      {state !== 'waiting' && <Decided application={application} />}
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' ? (
          <>
            <Button variant="primary" aria-label={`Aceptar a ${name}`} onClick={() => onAct('accept')}>
              Aceptar
            </Button>
            <Button aria-label={`No aceptar a ${name}`} onClick={() => onAct('decline')}>
              No aceptar
            </Button>
          </>
        ) : (
          <Button aria-label={`Volver a mirar la de ${name}`} onClick={() => onAct('reopen')}>
            Volver a mirarla
          </Button>
        )}
      </div>
    </SectionCard>
  );
}

function Decided({
  application: { state, callsign, decidedAt, decidedBy, reason, byLink },
}: {
  application: Application;
}) {
  const what =
    state === 'declined'
      ? 'No aceptada'
      : callsign === null
        ? 'Aceptada, y la invitación ya no está'
        : `${byLink ? 'Entró con un enlace' : 'Aceptada'} como ${callsign}`;
  return (
    <p className="wrap-anywhere">
      <b>{what}</b>
      {decidedBy !== null && ` por ${decidedBy}`}
      {decidedAt !== null && (
        <>
          {' '}
          el <Instant at={decidedAt} />
        </>
      )}
      .{reason !== null && ` ${reason}`}
    </p>
  );
}

const SHARED = { email: 'correo', vatsim: 'número de VATSIM', ivao: 'número de IVAO' } as const;
const OTHERS = {
  waiting: 'otra solicitud que espera',
  accepted: 'otra solicitud que se aceptó',
  declined: 'otra solicitud que no se aceptó',
} as const;

function likeness({ by, callsign, state }: Application['alike'][number]): string {
  const who = state === null ? (callsign ?? 'una cuenta que se dio de baja') : OTHERS[state];
  return `El mismo ${SHARED[by]} que ${who}.`;
}

/** People who want to join: those to decide, oldest first, and those decided, each with a way back. */
export function DeskApplicationsPage() {
  const address = useAddress();
  const state = address.get('ver') === 'decididas' ? 'decided' : 'waiting';
  const cursor = address.get('desde');
  const applications = useQuery(applicationsQuery({ state, cursor }));
  const [doing, setDoing] = useState<{ act: ApplicationAct; application: Application }>();
  const close = () => setDoing(undefined);
  return (
    <>
      <PageHead
        eyebrow="Mesa"
        title="Solicitudes"
        lead={
          airline.applyAt
            ? 'De quien quiere volar aquí, de la más antigua a la más reciente. Cada respuesta va a su correo.'
            : 'Ahora nadie puede enviarlas: se abren en content/plataforma/solicitudes.yaml.'
        }
      />
      <div className="mb-4 max-w-xs">
        <SelectField
          label="Cuáles"
          {...fieldOf(state === 'decided' ? 'decididas' : '', (ver) => address.set({ ver }))}
          options={[
            ['', 'Por decidir'],
            ['decididas', 'Decididas'],
          ]}
        />
      </div>
      <Loaded query={applications} what="las solicitudes">
        {({ items, next }) => (
          <div className="grid grid-cols-1 gap-4">
            {items.length === 0 && (
              <EmptyState
                icon={UserPlus}
                title={state === 'waiting' ? 'Nadie espera respuesta' : 'Ninguna decidida todavía'}
                compact
              />
            )}
            {items.map((application) => (
              <ApplicationCard
                key={application.id}
                application={application}
                onAct={(act) => setDoing({ act, application })}
              />
            ))}
            <MoreButtons cursor={cursor} next={next} onMove={(desde) => address.set({ desde })} />
          </div>
        )}
      </Loaded>
      <div className="mt-4">
        <JoinLinks />
      </div>
      {doing?.act === 'accept' && <AcceptApplication application={doing.application} onClose={close} />}
      {doing?.act === 'decline' && (
        <ReasonDialog
          title={`No aceptar la solicitud de ${doing.application.name}`}
          note={`El motivo va a su correo, ${doing.application.email}, tal como lo escribas.`}
          button="No aceptarla"
          act={(reason) => declineApplication(doing.application.id, reason)}
          draft={`no-aceptar-solicitud-${doing.application.id}`}
          onClose={close}
        />
      )}
      {doing?.act === 'reopen' && (
        <ReasonDialog
          title={`Volver a mirar la solicitud de ${doing.application.name}`}
          note={
            doing.application.state === 'accepted'
              ? 'Vuelve a estar por decidir, y su invitación deja de valer. El motivo va a su correo.'
              : 'Vuelve a estar por decidir. El motivo va a su correo.'
          }
          button="Volver a mirarla"
          act={(reason) => reopenApplication(doing.application.id, reason)}
          draft={`reabrir-solicitud-${doing.application.id}`}
          onClose={close}
        />
      )}
    </>
  );
}

/** Invites who applied, under the first free callsign or another one, and shows the link once. */
function AcceptApplication({
  application: { id, name, email },
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const give = useCallsignToGive();
  const accept = useMutation({ mutationFn: () => acceptApplication(id, give.callsign) });
  return (
    <Dialog open onClose={onClose} title={`Aceptar a ${name}`}>
      {accept.data ? (
        <HandoverLinkNote link={accept.data} />
      ) : (
        <form onSubmit={sentByPage(() => accept.mutate())} className="grid gap-4">
          <p className="text-ink-2 wrap-anywhere">
            Queda invitado con este indicativo. El enlace para elegir contraseña se enseña aquí y, si el
            servidor manda correos, va también a {email}.
          </p>
          <FormProblem error={accept.error} />
          <CallsignToGive give={give} error={accept.error} />
          <SubmitButton act={accept}>Aceptar e invitar</SubmitButton>
        </form>
      )}
    </Dialog>
  );
}
