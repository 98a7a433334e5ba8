import type { Tx } from '#server/db/database.ts';
import { queueMail, tellPilot } from '#server/kernel/messages/tell-pilots.ts';

/** Titles of the messages about a changed way into the account (password, second factor, codes). */
const TITLES = {
  password: 'Tu contraseña ha cambiado',
  recovered: 'Has vuelto a entrar con un enlace, y las claves de tus programas ya no valen',
  codes: 'Alguien ha escrito diez códigos equivocados en tu cuenta',
  codes_made: 'Tu cuenta tiene códigos de recuperación nuevos',
  code_used: 'Se ha entrado en tu cuenta con un código de recuperación',
  totp_on: 'Tu cuenta pide códigos de una aplicación',
  totp_off: 'Tu cuenta ya no pide códigos de una aplicación',
  passkey_on: 'Tu cuenta tiene una llave de acceso nueva',
  passkey_off: 'Has quitado una llave de acceso',
  email: 'El correo de tu cuenta ha cambiado',
} as const;

const NOT_YOU =
  'Si no has sido tú, cambia la contraseña en «Tu cuenta», cierra las sesiones que no conozcas y avisa al equipo.';

/** Further advice for some of these messages. */
const ADVICE: Partial<Record<keyof typeof TITLES, string>> = {
  recovered: 'Crea una clave nueva en «Conecta tu ACARS» para cada programa que uses.',
  codes: 'Quien los ha escrito sabe tu contraseña.',
};

/** Tells a pilot that a way into the account changed, so that they notice somebody else's act; in its transaction. */
export async function tellOfAccess(tx: Tx, pilotId: string, what: keyof typeof TITLES): Promise<void> {
  await tellPilot(tx, pilotId, {
    kind: 'account.access',
    title: TITLES[what],
    body: [ADVICE[what], NOT_YOU].filter((line) => line !== undefined).join(' '),
    link: '/plataforma/cuenta',
  });
}

/** Tells an account's former mail address that it was replaced: the last mail it gets. */
export async function tellFormerAddress(tx: Tx, pilotId: string, to: string): Promise<void> {
  await queueMail(tx, {
    pilotId,
    to,
    subject: TITLES.email,
    text: 'Este correo ya no es el de tu cuenta. Si no has sido tú, avisa al equipo.',
  });
}
