/** Explains a failed feed and what the pilot can do, in one or two sentences. */
import type { FeedError } from '#app/lib/feed-error.ts';

type Problem = Pick<FeedError, 'failure' | 'status' | 'notBefore'>;

/** `provider`: whose data they are; `now`: epoch milliseconds. */
export function feedProblemWords(
  { failure, status, notBefore }: Problem,
  provider: string,
  now: number,
): string {
  switch (failure) {
    case 'offline':
      return 'No hay conexión. El portal volverá a intentarlo en cuanto la haya.';
    case 'timeout':
      return `${provider} no ha contestado a tiempo. Comprueba tu conexión y vuelve a intentarlo.`;
    case 'unreachable':
      return `No se ha podido llegar a ${provider}. Comprueba tu conexión y que nada bloquee su servidor.`;
    case 'busy':
      return `${provider} pide que se le pregunte menos. Vuelve a intentarlo ${waitWords(notBefore, now)}.`;
    case 'http':
      return `${provider} ha contestado con un error${status === undefined ? '' : ` (${status})`}. Suele arreglarse solo: vuelve a intentarlo dentro de un rato.`;
    case 'too-large':
      return `${provider} ha enviado muchos más datos de lo normal, y el portal los ha dejado.`;
    case 'unreadable':
      return `${provider} ha contestado algo que el portal no entiende. Vuelve a intentarlo dentro de un rato.`;
  }
}

function waitWords(notBefore: number | undefined, now: number): string {
  const seconds = Math.ceil(((notBefore ?? now) - now) / 1000);
  if (seconds <= 0) return 'ahora';
  if (seconds < 90) return `dentro de ${seconds}\u00a0s`;
  return `dentro de ${Math.ceil(seconds / 60)}\u00a0min`;
}
