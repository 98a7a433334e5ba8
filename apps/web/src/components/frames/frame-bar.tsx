import { clsx } from 'clsx/lite';
import { CircleHelp, Activity } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { VisuallyHidden } from '@va/ui/controls/visually-hidden.tsx';
import { NewTabLink, ReloadButton } from './frame-actions.tsx';
import type { PageOwner } from './frame-attributes.ts';
import type { FramePhase, FrameState } from './frame-state.ts';
import { outcomeWords } from './frame-words.ts';
import { Link } from 'react-router';
import { ExternalButtonLink } from '#app/components/links/external-link.tsx';
import { paths } from '#app/lib/paths.ts';

interface FrameHelpProps {
  provider: string;
  signInUrl?: string | undefined;
  onReload: () => void;
}

/** Advice for a frame that stays blank or asks for an account. */
function FrameHelp({ provider, signInUrl, onReload }: FrameHelpProps) {
  return (
    <div className="grid gap-3 border-b border-line bg-surface-2 p-4">
      <p className="max-w-prose">
        ¿La ves en blanco o con un error? Algunas páginas no se dejan mostrar dentro de otra, y el navegador
        no avisa al portal cuando ocurre. Ábrela en una pestaña nueva: allí funciona siempre y con tu sesión.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {signInUrl && (
          <>
            <ExternalButtonLink href={signInUrl} size="sm">
              Iniciar sesión en {provider}
            </ExternalButtonLink>
            <Button size="sm" onClick={onReload}>
              Ya he iniciado sesión: recargar
            </Button>
          </>
        )}
        <Link
          to={paths.services}
          className="inline-flex min-h-8 items-center gap-2 text-sm text-link underline"
        >
          <Activity aria-hidden className="size-4 shrink-0" />
          Estado de los servicios
        </Link>
      </div>
    </div>
  );
}

/** Sentence beside the word of the phase, short enough for one line of a phone; empty if the word is enough. */
function phaseSentence(state: FrameState, provider: string): string {
  switch (state.phase) {
    case 'mounting':
    case 'loaded':
      return '';
    case 'slow':
      return 'Tarda más de lo normal…';
    case 'silent':
      return state.committed ? 'No termina de llegar.' : `${provider} no contesta.`;
    case 'blocked':
      return 'Lo impide el portal.';
    case 'offline':
      return state.kept ? 'Lo que ves puede no estar al día.' : 'Se cargará al volver.';
  }
}

interface FrameBarProps {
  titleId: string;
  title: string;
  provider: string;
  src: string;
  owner: PageOwner;
  state: FrameState;
  signInUrl?: string | undefined;
  alternative?: ReactNode;
  onReload: () => void;
}

/** Bar over a frame in every state: for a page of others provider, state and actions. */
export function FrameBar(props: FrameBarProps) {
  return props.owner === 'outside' ? <OutsideBar {...props} /> : <OwnBar {...props} />;
}

/** One slim line over one of the portal's own documents; it shows the state only on failure. */
function OwnBar({ titleId, title, provider, src, state, alternative }: FrameBarProps) {
  const quiet = state.phase === 'mounting' || state.phase === 'loaded';
  return (
    <div className="border-b border-line bg-surface-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 sm:px-4">
        <h2 id={titleId} className="min-w-0 grow basis-32 font-bold">
          {title}
        </h2>
        <div className="no-print flex flex-wrap gap-2">
          {alternative}
          <NewTabLink src={src} title={title} short />
        </div>
      </div>
      <div
        className={
          quiet ? 'sr-only' : 'no-print flex flex-wrap gap-x-2 border-t border-line px-3 py-1 text-sm sm:px-4'
        }
      >
        {!quiet && <StateWord phase={state.phase} />}
        <StateSentence state={state} provider={provider} title={title} />
      </div>
    </div>
  );
}

function OutsideBar({
  titleId,
  title,
  provider,
  src,
  state,
  signInUrl,
  alternative,
  onReload,
}: FrameBarProps) {
  const [helping, setHelping] = useState(false);
  const helpId = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 p-3 sm:px-4">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <p className="text-sm text-ink-2">Página de {provider}</p>
        </div>
        <div className="no-print flex flex-wrap gap-x-1 gap-y-2 sm:gap-x-1.5">
          {alternative}
          <NewTabLink src={src} title={title} />
          <ReloadButton title={title} onReload={onReload} disabled={state.phase === 'offline'} />
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={helping}
            aria-controls={helpId}
            onClick={() => setHelping(!helping)}
          >
            <CircleHelp aria-hidden className="size-4 shrink-0" />
            ¿No se ve?
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <FrameStatus state={state} provider={provider} title={title} />
      <div id={helpId} hidden={!helping} className="no-print">
        <FrameHelp provider={provider} signInUrl={signInUrl} onReload={onReload} />
      </div>
    </div>
  );
}

/** Status line that is always there, so that nothing moves when the state changes; changes are announced. */
function FrameStatus({ state, provider, title }: Pick<FrameBarProps, 'state' | 'provider' | 'title'>) {
  return (
    <div className="no-print flex min-h-9 flex-wrap items-center gap-x-2 border-y border-line bg-surface-2 px-3 py-1 text-sm sm:px-4">
      <StateWord phase={state.phase} />
      <StateSentence state={state} provider={provider} title={title} />
    </div>
  );
}

function StateWord({ phase }: { phase: FramePhase }) {
  const { word, icon: Icon, tone } = outcomeWords[phase];
  return (
    <span className={clsx('inline-flex items-center gap-2 font-bold', tone)}>
      <Icon aria-hidden className={clsx('size-4 shrink-0', phase === 'mounting' && 'animate-spin')} />
      {word}
    </span>
  );
}

function StateSentence({ state, provider, title }: Pick<FrameBarProps, 'state' | 'provider' | 'title'>) {
  const sentence = phaseSentence(state, provider);
  return (
    <span role="status">
      {sentence && (
        <>
          <span className="sr-only">{title}: </span>
          {sentence}
        </>
      )}
    </span>
  );
}
