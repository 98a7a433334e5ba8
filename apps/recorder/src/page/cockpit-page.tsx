import { useEffect, useState } from 'react';
import type { CockpitView } from '@va/recorder/cockpit/cockpit-view.ts';
import { buttonClass, Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Badge } from '@va/ui/controls/badge.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { FlightProfile } from './parts/flight-profile.tsx';
import { PageFoot } from './parts/page-foot.tsx';
import type { CockpitApi, PageState } from './services/cockpit-api.ts';

type Sent = NonNullable<CockpitView['sent']>;

/** The flight that was sent last, with its score and its report. */
function SentCard({ sent, touchdown }: { sent: Sent; touchdown: string | null }) {
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="text-lg font-bold">
        Enviado: {sent.score === null ? `informe ${sent.state}` : `nota ${sent.score}`}
      </h2>
      <p>
        {sent.name}, {sent.state}.{touchdown !== null && ` Toma: ${touchdown}.`}
      </p>
      <p>
        <a className="text-link underline" href={sent.url} target="_blank" rel="noreferrer">
          Ver el informe en la plataforma
        </a>
      </p>
    </Card>
  );
}

const TONES = { calm: 'neutral', act: 'media', trouble: 'alta', good: 'ok' } as const;
const TONE_WORDS = { calm: 'En espera', act: 'Te toca', trouble: 'Atención', good: 'En orden' } as const;

type Declaration = CockpitView['declared'][number];

/** What is declared, and the word that says that it has been. */
const WORDS: Readonly<Record<Declaration, readonly [what: string, done: string]>> = {
  emergency: ['Emergencia', 'declarada'],
  minimum_fuel: ['Combustible mínimo', 'declarado'],
  atc_speed_approved: ['Velocidad autorizada', 'declarada'],
  severe_turbulence: ['Turbulencia fuerte', 'declarada'],
};

/** The whole page: where things stand in one sentence, what the pilot can do, and the flight as it grows. */
export function CockpitPage({ cockpit }: { cockpit: CockpitApi }) {
  const [state, setState] = useState<PageState>();
  const [lost, setLost] = useState(false);
  const [refused, setRefused] = useState<string>();
  useEffect(
    () =>
      cockpit.listen((heard) => {
        setLost(heard === undefined);
        if (heard) setState(heard);
      }),
    [cockpit],
  );
  const act: CockpitApi['act'] = async (...asked) => {
    const sentence = await cockpit.act(...asked);
    setRefused(sentence);
    return sentence;
  };
  const sentence = lost ? 'El grabador no contesta: mira si su ventana sigue abierta.' : state?.sentence;
  const tone = lost ? 'trouble' : (state?.tone ?? 'calm');
  return (
    <main className="mx-auto grid max-w-3xl grid-cols-1 gap-4 p-4 sm:p-6">
      <h1 className="text-2xl font-bold">Grabador{state ? ` de ${state.airline}` : ''}</h1>
      <Card className="grid gap-3 p-5">
        <div>
          <Badge tone={TONES[tone]}>{TONE_WORDS[tone]}</Badge>
        </div>
        <p role="status" className="text-xl font-bold">
          {sentence ?? 'Un momento…'}
        </p>
        {state && state.simulator !== null && <p className="text-sm text-ink-2">{state.simulator}</p>}
        {state?.remarks.map((remark) => (
          <p key={remark} role="alert" className="rounded-md bg-media-soft p-3 text-media">
            {remark}
          </p>
        ))}
        {refused !== undefined && (
          <p role="alert" className="rounded-md bg-alta-soft p-3 text-alta">
            {refused}
          </p>
        )}
      </Card>
      {state?.code && <CodeCard code={state.code} />}
      {state?.sent && !state.flight && <SentCard sent={state.sent} touchdown={state.touchdown} />}
      {state?.acts.includes('book') && (
        <p>
          <a
            className="text-link underline"
            href={`${state.platform}plataforma/vuelos`}
            target="_blank"
            rel="noreferrer"
          >
            Reservar un vuelo en la plataforma
          </a>
        </p>
      )}
      {state?.acts.includes('declare') && <Declarations declared={state.declared} act={act} />}
      {state?.flight && <FlightProfile state={state} />}
      {state?.flight && <EndOfFlight acts={state.acts} act={act} />}
      {state?.acts.includes('fly-free') && <FreeFlightForm act={act} />}
      <PageFoot version={state?.version} newer={state?.newer ?? null} />
    </main>
  );
}

/** A flight without a booking: the platform books it when it begins. */
function FreeFlightForm({ act }: { act: CockpitApi['act'] }) {
  const [flight, setFlight] = useState({ from: '', to: '', icaoType: '' });
  const field = (name: keyof typeof flight) => ({
    value: flight[name],
    autoCapitalize: 'characters' as const,
    autoComplete: 'off',
    spellCheck: false,
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setFlight({ ...flight, [name]: target.value }),
  });
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">Vuelo libre, sin reserva</summary>
      <form
        className="grid gap-3 sm:grid-cols-4 sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          void act('fly-free', flight);
        }}
      >
        <TextField label="Salida (OACI)" maxLength={4} {...field('from')} />
        <TextField label="Llegada (OACI)" maxLength={4} {...field('to')} />
        <TextField label="Avión (OACI)" maxLength={4} {...field('icaoType')} />
        <Button type="submit" variant="primary">
          Volar
        </Button>
      </form>
    </details>
  );
}

/** Sends the flight in before it ends by itself, or throws it away, after asking once more. */
function EndOfFlight({ acts, act }: { acts: CockpitView['acts']; act: CockpitApi['act'] }) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-label="Terminar el vuelo" className="flex flex-wrap items-center gap-2">
      {acts.includes('finish') && (
        <Button variant="primary" onClick={() => void act('finish')}>
          Enviar el vuelo
        </Button>
      )}
      {acts.includes('discard') && !asking && (
        <Button onClick={() => setAsking(true)}>Descartar el vuelo</Button>
      )}
      {asking && (
        <>
          <p role="alert">El vuelo no contará. ¿Lo descartas?</p>
          <Button
            onClick={() => {
              setAsking(false);
              void act('discard');
            }}
          >
            Sí, descartar
          </Button>
          <Button variant="primary" onClick={() => setAsking(false)}>
            No, seguir
          </Button>
        </>
      )}
    </section>
  );
}

/** What the pilot declares at the moment when it happens. */
function Declarations({ declared, act }: { declared: readonly Declaration[]; act: CockpitApi['act'] }) {
  return (
    <section aria-labelledby="declarations" className="grid gap-2">
      <h2 id="declarations" className="text-lg font-bold">
        Declarar ahora
      </h2>
      <div className="flex flex-wrap gap-2">
        {Object.entries(WORDS).map(([kind, [what, word]]) => {
          const done = declared.some((one) => one === kind);
          return (
            <Button key={kind} onClick={() => void act('declare', { kind })}>
              {what}
              {done && <span className="text-sm font-normal text-ink-2">({word})</span>}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

/** The code that connects the pilot's account, and where it is typed. */
function CodeCard({ code }: { code: { userCode: string; url: string } }) {
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="text-lg font-bold">Conecta tu cuenta</h2>
      <p className="font-mono text-3xl font-bold tracking-widest">{code.userCode}</p>
      <p>
        Ábrelo en la plataforma con tu cuenta y autorízalo. Sólo hace falta la primera vez; tu contraseña
        nunca pasa por aquí.
      </p>
      <p>
        <a className={buttonClass({ variant: 'primary' })} href={code.url} target="_blank" rel="noreferrer">
          Abrir la plataforma
        </a>
      </p>
    </Card>
  );
}
