import { accountRoutes } from '@va/contract/account/routes.ts';
import { applicationRoutes } from '@va/contract/pilots/application-routes.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { LinkService } from './link-service.ts';
import { type PasskeyService, signInWithPasskey } from './passkey-service.ts';
import type { SignInService } from './sign-in-service.ts';
import { Problem } from '#server/api/problem.ts';
import { signOutElsewhere } from './end-access.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { expectRecentProof } from './prove-password.ts';
import { changePassword } from './set-password.ts';
import { endSignIn, listSignIns } from './sign-in-store.ts';

/** Signing in and out, invitations and recovery. */
export function accessEndpoints(
  db: Database,
  signIns: SignInService,
  links: LinkService,
  passkeys: PasskeyService,
): Endpoint[] {
  return tagged('Acceso', [
    publicEndpoint({
      ask: accountRoutes.getSession,
      summary: 'Quién ha accedido con esta cookie',
      answer: { status: 200, description: 'El acceso, o que no hay ninguno' },
      handle: async ({ context }) => ({ body: await signIns.describe(context.sessionToken, context.now) }),
    }),
    publicEndpoint({
      ask: accountRoutes.signIn,
      summary: 'Acceder con indicativo y contraseña',
      description:
        'Deja la cookie del acceso. Si la cuenta tiene un segundo factor, `stage` es `second_factor` y falta darlo.',
      answer: { status: 200, description: 'El acceso' },
      secret: true,
      keyless: true,
      problems: ['acceso-incorrecto', 'cuenta-sin-acceso', 'demasiadas-peticiones'],
      handle: ({ body, context }) =>
        signIns.signIn({ callsign: body.callsign, password: body.password, device: body.device }, context),
    }),
    pilotEndpoint('pending', {
      ask: accountRoutes.giveSecondFactor,
      summary: 'Dar el código de la aplicación',
      answer: { status: 200, description: 'El acceso' },
      secret: true,
      problems: ['segundo-factor-incorrecto', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => signIns.giveCode(actor, body.code, context),
    }),
    pilotEndpoint('pending', {
      ask: accountRoutes.giveRecoveryCode,
      summary: 'Dar un código de recuperación en lugar del segundo factor',
      description: 'Cada uno sirve una vez.',
      answer: { status: 200, description: 'El acceso' },
      secret: true,
      problems: ['segundo-factor-incorrecto', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => signIns.giveRecoveryCode(actor, body.code, context),
    }),
    publicEndpoint({
      ask: accountRoutes.startPasskeySignIn,
      summary: 'Pedir la pregunta para una llave de acceso',
      answer: { status: 200, description: 'Opciones de WebAuthn' },
      secret: true,
      keyless: true,
      handle: async ({ context }) => ({
        body: { options: await passkeys.signInOptions(context.now) },
      }),
    }),
    publicEndpoint({
      ask: accountRoutes.signInWithPasskey,
      summary: 'Acceder con una llave de acceso',
      answer: { status: 200, description: 'El acceso' },
      secret: true,
      keyless: true,
      problems: ['segundo-factor-incorrecto', 'cuenta-sin-acceso', 'demasiadas-peticiones'],
      handle: ({ body, context }) => signInWithPasskey(db, { signIns, passkeys }, body, context),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.confirmSession,
      summary: 'Escribir otra vez la contraseña',
      description:
        'Durante 15 minutos deja cambiar lo que abre la cuenta: su correo y sus segundos factores. El acceso sigue con otra cookie.',
      answer: { status: 200, description: 'El acceso' },
      secret: true,
      problems: ['contrasena-actual-incorrecta', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => signIns.confirm(actor, body.password, context.now),
    }),
    pilotEndpoint('pending', {
      ask: accountRoutes.signOut,
      summary: 'Salir en este dispositivo',
      answer: { status: 200, description: 'Ya no hay acceso' },
      handle: ({ actor, context }) => signIns.signOut(actor, context.now),
    }),
    publicEndpoint({
      ask: accountRoutes.lookAtLink,
      summary: 'Para qué es un enlace de invitación o de recuperación',
      answer: { status: 200, description: 'El enlace' },
      keyless: true,
      problems: ['enlace-no-valido', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => ({ body: await links.look(body.token, context) }),
    }),
    publicEndpoint({
      ask: applicationRoutes.acceptInvitation,
      summary: 'Terminar el alta con el enlace de una invitación',
      answer: { status: 200, description: 'El acceso, ya abierto' },
      secret: true,
      problems: [
        'enlace-no-valido',
        'contrasena-debil',
        'edad-minima',
        'faltan-condiciones',
        'demasiadas-peticiones',
      ],
      handle: async ({ body, context }) => {
        const pilotId = await links.acceptInvitation(body, context);
        return signIns.enter(pilotId, context);
      },
    }),
    publicEndpoint({
      ask: accountRoutes.requestRecovery,
      summary: 'Pedir por correo un enlace para recuperar el acceso',
      description: 'La respuesta es la misma exista o no la cuenta. Sin correo, el enlace lo da el equipo.',
      answer: { status: 202, description: 'Anotado' },
      problems: ['demasiadas-peticiones'],
      handle: ({ body, context }) => links.requestRecovery(body.callsign, context),
    }),
    publicEndpoint({
      ask: accountRoutes.useRecovery,
      summary: 'Elegir otra contraseña con el enlace de recuperación',
      description:
        'Cierra el acceso en todos los dispositivos y retira las claves de los programas. Después se accede con la contraseña nueva.',
      answer: { status: 204, description: 'Hecho' },
      secret: true,
      problems: ['enlace-no-valido', 'contrasena-debil', 'cuenta-sin-acceso', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => {
        await links.useRecovery(body, context);
      },
    }),
  ]);
}

/** The own password, and the devices that are signed in. */
export function ownAccessEndpoints(db: Database, airline: Airline): Endpoint[] {
  return tagged('Mi cuenta', [
    pilotEndpoint('account.own', {
      ask: accountRoutes.changePassword,
      summary: 'Cambiar mi contraseña',
      description: 'Cierra el acceso en los demás dispositivos.',
      answer: { status: 204, description: 'Hecho' },
      secret: true,
      problems: ['contrasena-actual-incorrecta', 'contrasena-debil', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => changePassword(db, airline, actor, body, context.now),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.listDevices,
      summary: 'Dispositivos con acceso',
      answer: { status: 200, description: 'El último usado, primero' },
      handle: async ({ actor, context }) => {
        const rows = await listSignIns(db.queries, actor.pilotId, context.now);
        return {
          body: rows.map((row) => ({
            id: row.id,
            label: row.device_label,
            createdAt: row.created_at.toISOString(),
            lastSeenAt: row.last_seen_at.toISOString(),
            expiresAt: row.expires_at.toISOString(),
            current: row.id === actor.signInId,
          })),
        };
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.signOutDevice,
      summary: 'Cerrar el acceso de un dispositivo',
      things: 'own',
      answer: { status: 204, description: 'Hecho' },
      problems: ['confirma-que-eres-tu'],
      handle: async ({ actor, params, context }) => {
        // Ending another sign-in needs a recent proof: a thief of one must not sign its owner out.
        if (params.id !== actor.signInId) await expectRecentProof(db.queries, actor, context.now);
        if (!(await endSignIn(db.queries, actor.pilotId, params.id, context.now)))
          throw new Problem('no-encontrado');
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.signOutOtherDevices,
      summary: 'Cerrar el acceso en los demás dispositivos',
      answer: { status: 204, description: 'Hecho' },
      problems: ['confirma-que-eres-tu'],
      handle: ({ actor, context }) => signOutElsewhere(db, actor, context.now),
    }),
  ]);
}
