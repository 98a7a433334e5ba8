import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { NewTabLink, ReloadButton } from './frame-actions.tsx';
import type { FrameState } from './frame-state.ts';
import { outcomeWords } from './frame-words.ts';

interface FrameNoticeProps {
  state: FrameState;
  title: string;
  provider: string;
  src: string;
  alternative?: ReactNode;
  onReload: () => void;
  onKeepWaiting: () => void;
}

/**
 * A card over the lower edge of a frame that has failed. It sticks to the bottom of the screen while that edge is
 * below, so that nobody has to scroll to learn what happened.
 */
export function FrameNotice({
  state,
  title,
  provider,
  src,
  alternative,
  onReload,
  onKeepWaiting,
}: FrameNoticeProps) {
  if (state.phase !== 'silent' && state.phase !== 'blocked') return null;
  const { icon: Icon, tone } = outcomeWords[state.phase];
  const text = state.phase === 'silent' ? silentText(state, provider) : blockedText(state);
  return (
    <div className="no-print pointer-events-none absolute inset-0 flex items-end p-3">
      <div
        role="group"
        aria-label={text.heading}
        className="pointer-events-auto sticky bottom-3 mx-auto grid w-full max-w-2xl gap-3 rounded-lg border border-line bg-surface p-4 shadow-floating"
      >
        <div className="flex items-start gap-3">
          <Icon aria-hidden className={clsx('mt-1 size-5 shrink-0', tone)} />
          <div>
            <h3 className="font-bold">{text.heading}</h3>
            <p className="text-sm text-ink-2">{text.body}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {state.phase === 'silent' && (
            <Button size="sm" onClick={onKeepWaiting}>
              Seguir esperando
            </Button>
          )}
          <ReloadButton title={title} onReload={onReload} />
          <NewTabLink src={src} title={title} />
          {alternative}
        </div>
      </div>
    </div>
  );
}

function silentText(state: FrameState, provider: string): { heading: string; body: string } {
  return state.committed
    ? {
        heading: 'La página no termina de llegar',
        body: 'Puede que ya puedas usarla así. Si no, recárgala o ábrela en una pestaña nueva.',
      }
    : {
        heading: `${provider} no contesta`,
        body: 'Lleva más de 15 segundos sin responder: puede estar caído o muy ocupado.',
      };
}

function blockedText(state: FrameState): { heading: string; body: string } {
  return {
    heading: 'Bloqueado por la configuración del portal',
    body: `La página lleva a ${hostOf(state.blockedUri)}, un sitio que el portal no admite dentro de un marco. No es fallo tuyo: ábrela en una pestaña nueva y avisa al equipo.`,
  };
}

function hostOf(uri: string | undefined): string {
  return uri !== undefined && URL.canParse(uri) ? new URL(uri).host : 'otro sitio';
}
