import {
  Check,
  Hourglass,
  LoaderCircle,
  LogOut,
  ShieldX,
  TimerOff,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import type { FrameState } from './frame-state.ts';
import type { VisitOutcome } from './visit-log.ts';

export interface OutcomeWord {
  word: string;
  icon: LucideIcon;
  /** Colour of icon and word; repeats what the word says. */
  tone: string;
}

/** A word, an icon and a colour for each phase of a frame. */
export const outcomeWords = {
  mounting: { word: 'Cargando', icon: LoaderCircle, tone: 'text-ink-2' },
  loaded: { word: 'Cargado', icon: Check, tone: 'text-info' },
  slow: { word: 'Lento', icon: Hourglass, tone: 'text-media' },
  silent: { word: 'Sin respuesta', icon: TimerOff, tone: 'text-alta' },
  blocked: { word: 'Bloqueado', icon: ShieldX, tone: 'text-alta' },
  offline: { word: 'Sin conexión', icon: WifiOff, tone: 'text-media' },
  abandoned: { word: 'Cerrado antes de cargar', icon: LogOut, tone: 'text-ink-2' },
} as const satisfies Record<VisitOutcome, OutcomeWord>;

/** The sentence beside the word; empty when the word is enough. Short, so that it fits on one line of a phone. */
export function phaseSentence(state: FrameState, provider: string): string {
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
