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
import type { VisitOutcome } from './visit-log.ts';

export interface OutcomeWord {
  word: string;
  icon: LucideIcon;
  /** CSS class for the colour of icon and word; only repeats the word's meaning. */
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
