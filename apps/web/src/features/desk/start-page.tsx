import { useMutation, useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { gettingStartedQuery, sendTestMail, type GettingStarted } from '#app/api/getting-started.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { InvitePilot } from './invite-pilot.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { paths } from '#app/config/paths.ts';

export type StepId = GettingStarted['steps'][number]['id'];

interface StartStep {
  title: string;
  /** What to do, and where. */
  note: string;
  /** Page for the step; null if it is done here or in the airline's files. */
  open: { to: string; label: string } | null;
}

const START_STEPS: Readonly<Record<StepId, StartStep>> = {
  airline: {
    title: 'Los datos de tu compañía',
    note: 'Nombre, indicativos, aeropuertos y rangos están en los archivos de content/; la guía de contenido dice dónde.',
    open: null,
  },
  timetable: {
    title: 'El horario',
    note: 'Importa tu CSV o deja que el generador proponga uno con tus rutas.',
    open: { to: deskPaths.deskTimetable, label: 'Ir al horario' },
  },
  fleet: {
    title: 'La flota',
    note: 'Añade tus aviones uno a uno, o importa un archivo con su base y su tipo.',
    open: { to: paths.fleet, label: 'Ir a la flota' },
  },
  rules: {
    title: 'Las reglas de la nota',
    note: 'Mira con qué se califica cada vuelo, y prueba cambios antes de activarlos.',
    open: { to: deskPaths.deskRules, label: 'Ver las reglas' },
  },
  staff: {
    title: 'El equipo',
    note: 'Que administren al menos dos: si una persona pierde su acceso, la otra se lo devuelve.',
    open: { to: deskPaths.deskPilots, label: 'Repartir roles' },
  },
  mail: {
    title: 'El correo',
    note: 'Mándate uno de prueba. Sin servidor de correo no llega: quien administra el servidor lo pone en SMTP_URL.',
    open: null,
  },
  pilot: {
    title: 'Tu primer piloto',
    note: 'Invítalo: con el enlace elige su contraseña y ya puede volar. Si vienes de otro sistema, tráelos a todos.',
    open: { to: deskPaths.deskData, label: 'Traer los que ya tengo' },
  },
};

/** Checklist for the first hour of a new airline: what is there, what is missing, and where to do it. */
export function StartPage() {
  const start = useQuery(gettingStartedQuery);
  return (
    <>
      <PageHead eyebrow="Mesa" title="Puesta en marcha" lead={start.data && leadFor(start.data)} />
      <Loaded query={start} what="los pasos">
        {({ steps }) => (
          <ol className="grid gap-3">
            {steps.map((step, i) => (
              <Step key={step.id} n={i + 1} {...step} isNext={steps.find(({ done }) => !done) === step} />
            ))}
          </ol>
        )}
      </Loaded>
    </>
  );
}

function leadFor({ steps, flies }: GettingStarted): string {
  const missing = steps.filter(({ done }) => !done).length;
  if (missing === 0) return 'Todo listo: tu compañía ya vuela.';
  if (flies)
    return `Tu compañía ya vuela. ${missing === 1 ? 'Lo que falta puede esperar' : `Quedan ${countOf(missing, 'paso', 'pasos')}, que pueden esperar`}.`;
  const marks = missing === 1 ? 'Se marca solo al hacerlo.' : 'Se marcan solos al hacerlos.';
  return `${countOf(missing, 'paso', 'pasos')} para tu primer vuelo. ${marks}`;
}

function Step({
  n,
  id,
  done,
  fact,
  isNext,
}: GettingStarted['steps'][number] & { n: number; isNext: boolean }) {
  const { title, note, open } = START_STEPS[id];
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-lg font-bold">
            {n}. {title}
          </h2>
          <StateBadge tone={done ? 'ok' : isNext ? 'sky' : 'neutral'}>
            {done ? 'hecho' : 'por hacer'}
          </StateBadge>
        </div>
        <p>{fact}</p>
        <p className="text-sm text-ink-2">{note}</p>
        <div className="flex flex-wrap gap-2">
          {id === 'pilot' && <InvitePilot />}
          {id === 'mail' && <TestMail />}
          {open && <ButtonLink to={open.to}>{open.label}</ButtonLink>}
        </div>
      </Card>
    </li>
  );
}

function TestMail() {
  const send = useMutation({ mutationFn: sendTestMail });
  return (
    <div className="grid gap-2">
      <ActButton act={send} className="justify-self-start">
        Mandarme un correo de prueba
      </ActButton>
      <FormProblem error={send.error} />
      <p role="status" className="text-sm text-ink-2">
        {send.isSuccess && 'En camino: mira tu buzón en un minuto.'}
      </p>
    </div>
  );
}
