import type { Pilot } from '#app/api/pilots.ts';

/** Acts of staff on an account: title of the dialog, label of the button, effect, and words after success. */
export const ACTS = {
  link: {
    title: 'Enlace de acceso para',
    button: 'Enlace para recuperar el acceso',
    note: 'Con él elige una contraseña nueva. Dáselo sólo a esa persona: se ve una vez.',
    done: 'Enlace creado',
  },
  reset: {
    title: 'Quitar el segundo factor de',
    button: 'Quitar el segundo factor',
    note: 'Entra sólo con su contraseña hasta que ponga otro. Asegúrate de que es quien dice ser.',
    done: 'Segundo factor quitado',
  },
  withdraw: {
    title: 'Anular la invitación de',
    button: 'Anular la invitación',
    note: 'Su enlace deja de valer y el indicativo queda libre. Se le puede volver a invitar.',
    done: 'Invitación anulada',
  },
  warn: {
    title: 'Apercibir a',
    button: 'Apercibir',
    note: 'Lo lee el piloto y queda en «Sanciones». No le quita nada: puede seguir volando.',
    done: 'Apercibimiento puesto',
  },
  suspend: {
    title: 'Suspender a',
    button: 'Suspender',
    note: 'Sus reservas se anulan sin coste y no puede reservar hasta que acabe. Puede leer y recurrir, y se puede levantar antes.',
    done: 'Suspensión puesta',
  },
  lift: {
    title: 'Levantar la suspensión de',
    button: 'Levantar la suspensión',
    note: 'Su cuenta vuelve ahora mismo a estar como antes. Se le avisa.',
    done: 'Suspensión levantada',
  },
  retire: {
    title: 'Dar de baja a',
    button: 'Dar de baja',
    note: 'Sus reservas se anulan sin coste. Se le puede readmitir mientras se guarden sus datos; después se suprimen.',
    done: 'Baja hecha',
  },
  readmit: {
    title: 'Readmitir a',
    button: 'Readmitir',
    note: 'Vuelve a volar con el rango, las horas y los puntos que tenía.',
    done: 'Readmisión hecha',
  },
  merge: {
    title: 'Unir con otra la cuenta de',
    button: 'Unir con otra cuenta',
    note: 'Todo lo de esta cuenta pasa a la que se queda: vuelos, horas, puntos, tours y mensajes. No se deshace.',
    done: 'Cuentas unidas',
  },
  erase: {
    title: 'Suprimir la cuenta de',
    button: 'Suprimir la cuenta',
    note: 'Se borran su nombre, sus direcciones, lo que escribió y los recorridos de sus vuelos, que quedan en los totales sin decir de quién son. No se deshace.',
    done: 'Cuenta suprimida',
  },
  expel: {
    title: 'Expulsar a',
    button: 'Expulsar',
    note: 'Deja la compañía y sus reservas se anulan. Puede recurrirlo, y sólo el equipo lo readmite.',
    done: 'Expulsión hecha',
  },
} as const;

export type Act = keyof typeof ACTS;

/** The acts that make sense for an account in the state that it is in. */
export function actsFor(status: Pilot['status'], mayExpel: boolean): Act[] {
  const merge: Act[] = mayExpel ? ['merge'] : [];
  const last: Act[] = mayExpel ? ['expel', 'erase'] : [];
  switch (status) {
    case 'invited':
      return ['link', 'withdraw'];
    case 'active':
    case 'on_leave':
      return ['link', 'reset', 'warn', 'suspend', 'retire', ...merge, ...last];
    case 'inactive':
      return ['link', 'readmit', 'warn', 'suspend', 'retire', ...merge, ...last];
    case 'suspended':
      return ['lift', 'warn', ...last];
    case 'retired':
      return ['readmit', ...merge, ...(mayExpel ? (['erase'] as const) : [])];
    case 'erased':
    case undefined:
      return [];
  }
}
