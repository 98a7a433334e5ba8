import type { Pilot } from '#app/api/pilots.ts';

/** What staff can do with an account, with the title of its dialog and the words of its button. */
export const ACTS = {
  link: { title: 'Enlace de acceso para', button: 'Enlace para recuperar el acceso' },
  reset: { title: 'Quitar el segundo factor de', button: 'Quitar el segundo factor' },
  withdraw: { title: 'Anular la invitación de', button: 'Anular la invitación' },
  warn: { title: 'Apercibir a', button: 'Apercibir' },
  suspend: { title: 'Suspender a', button: 'Suspender' },
  lift: { title: 'Levantar la suspensión de', button: 'Levantar la suspensión' },
  retire: { title: 'Dar de baja a', button: 'Dar de baja' },
  readmit: { title: 'Readmitir a', button: 'Readmitir' },
  merge: { title: 'Unir con otra cuenta', button: 'Unir con otra cuenta' },
  expel: { title: 'Expulsar a', button: 'Expulsar' },
} as const;

export type Act = keyof typeof ACTS;

/** The acts that make sense for an account in the state that it is in. */
export function actsFor(status: Pilot['status'], mayExpel: boolean): Act[] {
  const merge: Act[] = mayExpel ? ['merge'] : [];
  switch (status) {
    case 'invited':
      return ['link', 'withdraw'];
    case 'active':
    case 'on_leave':
      return [
        'link',
        'reset',
        'warn',
        'suspend',
        'retire',
        ...merge,
        ...(mayExpel ? (['expel'] as const) : []),
      ];
    case 'inactive':
      return [
        'link',
        'readmit',
        'warn',
        'suspend',
        'retire',
        ...merge,
        ...(mayExpel ? (['expel'] as const) : []),
      ];
    case 'suspended':
      return ['lift', 'warn', ...(mayExpel ? (['expel'] as const) : [])];
    case 'retired':
      return ['readmit', ...merge];
    case 'erased':
    case undefined:
      return [];
  }
}
