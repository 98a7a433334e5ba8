import { dayOf } from '@va/domain/months.ts';
import { formatDate } from '@va/domain/dates.ts';
import type { AccountEvent, AccountRules } from '@va/domain/account/account.ts';
import { countOf } from '@va/domain/numbers.ts';
import type { Rank } from '@va/domain/ranks/rank-progress.ts';
import type { Message } from '#server/kernel/messages/message.ts';

type Told = (until: string, rules: AccountRules) => Omit<Message, 'kind'>;

const days = (count: number) => countOf(count, 'día', 'días');

const link = '/plataforma/cuenta';

/** Messages to the pilot about changes of the account; `until` is the change's end date, or empty. */
const TEXTS: Partial<Record<AccountEvent['type'], Told>> = {
  accept: () => ({
    title: 'Bienvenida a bordo',
    body: 'Tu cuenta ya está activa. Desde «Hoy» puedes ver qué hacer primero.',
    link: '/plataforma/',
  }),
  grant_leave: () => ({
    title: 'Excedencia concedida',
    body: 'Mientras dure, no volar no te cuesta puntos. Si vuelas antes, termina sola.',
    link,
  }),
  begin_leave: (until) => ({ title: 'Empieza tu excedencia', body: `Dura hasta el ${until}.`, link }),
  end_leave: () => ({
    title: 'Ha terminado tu excedencia',
    body: 'Tu cuenta vuelve a estar activa y puedes reservar.',
    link,
  }),
  lapse: () => ({
    title: 'Tu cuenta está inactiva',
    body: 'Llevas varios meses sin volar. Conservas rango y horas: vuelve cuando quieras desde tu cuenta.',
    link,
  }),
  come_back: () => ({
    title: 'Tu cuenta vuelve a estar activa',
    body: 'Ya puedes reservar y volar otra vez.',
    link,
  }),
  suspend: (until, { appealDays }) => ({
    title: 'Tu cuenta está suspendida',
    body: `Hasta el ${until} puedes entrar para leer, recurrir y descargar tus datos. Tienes ${days(appealDays)} para recurrir.`,
    link,
  }),
  end_suspension: () => ({
    title: 'Ha terminado tu suspensión',
    body: 'Tu cuenta vuelve al estado que tenía antes.',
    link,
  }),
  lift_suspension: () => ({
    title: 'Tu suspensión se ha levantado',
    body: 'El equipo la ha terminado antes de su fecha. Tu cuenta vuelve al estado que tenía antes.',
    link,
  }),
  expel: (_, { appealDays }) => ({
    title: 'Tu cuenta se ha cerrado con una sanción',
    body: `Tienes ${days(appealDays)} para recurrir: decidirá otra persona.`,
    link,
  }),
  retire: (_, { keepDays }) => ({
    title: 'Has dejado la compañía',
    body: `Guardamos tus datos ${days(keepDays)} por si cambias de idea; después se suprimen.`,
    link,
  }),
};

/** The message about training for new pilots; undefined if no rank asks for training. */
export function trainingMessage(ranks: readonly Rank[]): Message | undefined {
  const isTaught = ranks.some(
    ({ needs }) => needs.course || needs.verified.length > 0 || needs.verifiedTypes > 0,
  );
  if (!isTaught) return undefined;
  return {
    kind: 'account.training',
    title: 'Tu primer paso: la formación',
    body: 'Ponte de acuerdo con quien la lleva para empezar; mientras tanto ya puedes volar.',
    link: '/plataforma/puntos',
  };
}

/** The message about a change of the account; undefined if nobody has to be told. */
export function accountMessage(
  event: AccountEvent['type'],
  until: number | null,
  rules: AccountRules,
): Message | undefined {
  const text = TEXTS[event]?.(until === null ? '' : formatDate(dayOf(until)), rules);
  return text && { kind: `account.${event}`, ...text };
}
