import { useEffect, useState } from 'react';
import { Card } from '@va/ui/controls/card.tsx';
import { Badge } from '@va/ui/controls/badge.tsx';
import { CodeCard } from './parts/code-card.tsx';
import { Declarations } from './parts/declarations.tsx';
import { EndOfFlight } from './parts/end-of-flight.tsx';
import { FlightProfile } from './parts/flight-profile.tsx';
import { FreeFlightForm } from './parts/free-flight-form.tsx';
import { PageFoot } from './parts/page-foot.tsx';
import { SentCard } from './parts/sent-card.tsx';
import type { CockpitApi, PageState } from './services/cockpit-api.ts';

const TONES = { calm: 'neutral', act: 'media', trouble: 'alta', good: 'ok' } as const;
const TONE_WORDS = { calm: 'En espera', act: 'Te toca', trouble: 'Atención', good: 'En orden' } as const;

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
