import type { FrameState } from './frame-state.ts';

/** Sentence beside the word of the phase, short enough for one line of a phone; empty if the word is enough. */
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
