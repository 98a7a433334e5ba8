import { Button } from '@va/ui/controls/button.tsx';
import { TriangleAlert } from 'lucide-react';
import type { Application } from '#app/api/applications.ts';
import { FactList } from '#app/components/fact-list.tsx';
import { Instant } from '#app/components/instant.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextFacts } from '#app/components/text-facts.tsx';

export type ApplicationAct = 'accept' | 'decline' | 'reopen';

/** One application with its answers, hints that the person is known already, and its actions. */
export function ApplicationCard({
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
