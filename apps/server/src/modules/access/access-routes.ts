import { z } from 'zod';
import { acceptInvitationBodySchema, linkSchema } from '@va/contract/account/sign-in-links.ts';
import {
  linkTokenBodySchema,
  recoveryCodeBodySchema,
  recoveryRequestBodySchema,
  secondFactorBodySchema,
  sessionSchema,
  signInBodySchema,
  useRecoveryBodySchema,
} from '@va/contract/account/session.ts';
import { confirmPasswordBodySchema, webauthnOptionsSchema } from '@va/contract/account/second-factor.ts';
import { usePasskeyBodySchema } from '@va/contract/account/passkeys.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { LinkService } from './link-service.ts';
import type { PasskeyService } from './passkey-service.ts';
import type { SignInService } from './sign-in-service.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

const nothing = z.null();

/** Signing in and out, invitations and recovery. */
export function accessEndpoints(
  db: Database,
  signIns: SignInService,
  links: LinkService,
  passkeys: PasskeyService,
): Endpoint[] {
  return tagged('Acceso', [
    publicEndpoint({
      route: 'GET /session',
      operation: 'getSession',
      summary: 'Quién ha accedido con esta cookie',
      answer: { status: 200, description: 'El acceso, o que no hay ninguno', schema: sessionSchema },
      handle: async ({ context }) => ({ body: await signIns.describe(context.sessionToken, context.now) }),
    }),
    publicEndpoint({
      route: 'POST /session',
      operation: 'signIn',
      summary: 'Acceder con indicativo y contraseña',
      description:
        'Deja la cookie del acceso. Si la cuenta tiene un segundo factor, `stage` es `second_factor` y falta darlo.',
      body: signInBodySchema,
      answer: { status: 200, description: 'El acceso', schema: sessionSchema },
      secret: true,
      keyless: true,
      problems: ['acceso-incorrecto', 'cuenta-sin-acceso', 'demasiadas-peticiones'],
      handle: ({ body, context }) =>
        signIns.signIn({ callsign: body.callsign, password: body.password, device: body.device }, context),
    }),
    pilotEndpoint('pending', {
      route: 'POST /session/second-factor',
      operation: 'giveSecondFactor',
      summary: 'Dar el código de la aplicación',
      body: secondFactorBodySchema,
      answer: { status: 200, description: 'El acceso', schema: sessionSchema },
      secret: true,
      problems: ['segundo-factor-incorrecto', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => signIns.giveCode(actor, body.code, context),
    }),
    pilotEndpoint('pending', {
      route: 'POST /session/recovery-code',
      operation: 'giveRecoveryCode',
      summary: 'Dar un código de recuperación en lugar del segundo factor',
      description: 'Cada uno sirve una vez.',
      body: recoveryCodeBodySchema,
      answer: { status: 200, description: 'El acceso', schema: sessionSchema },
      secret: true,
      problems: ['segundo-factor-incorrecto', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => signIns.giveRecoveryCode(actor, body.code, context),
    }),
    publicEndpoint({
      route: 'POST /session/passkey/options',
      operation: 'startPasskeySignIn',
      summary: 'Pedir la pregunta para una llave de acceso',
      answer: { status: 200, description: 'Opciones de WebAuthn', schema: webauthnOptionsSchema },
      secret: true,
      keyless: true,
      handle: async ({ context }) => ({
        body: { options: { ...(await passkeys.signInOptions(context.now)) } },
      }),
    }),
    publicEndpoint({
      route: 'POST /session/passkey',
      operation: 'signInWithPasskey',
      summary: 'Acceder con una llave de acceso',
      body: usePasskeyBodySchema,
      answer: { status: 200, description: 'El acceso', schema: sessionSchema },
      secret: true,
      keyless: true,
      problems: ['segundo-factor-incorrecto', 'cuenta-sin-acceso', 'demasiadas-peticiones'],
      handle: ({ body, context }) => signInWithPasskey(db, { signIns, passkeys }, body, context),
    }),
    pilotEndpoint('account.own', {
      route: 'POST /session/confirm',
      operation: 'confirmSession',
      summary: 'Escribir otra vez la contraseña',
      description:
        'Durante 15 minutos deja cambiar lo que abre la cuenta: su correo y sus segundos factores. El acceso sigue con otra cookie.',
      body: confirmPasswordBodySchema,
      answer: { status: 200, description: 'El acceso', schema: sessionSchema },
      secret: true,
      problems: ['contrasena-actual-incorrecta', 'demasiadas-peticiones'],
      handle: ({ actor, body, context }) => signIns.confirm(actor, body.password, context.now),
    }),
    pilotEndpoint('pending', {
      route: 'DELETE /session',
      operation: 'signOut',
      summary: 'Salir en este dispositivo',
      answer: { status: 200, description: 'Ya no hay acceso', schema: sessionSchema },
      handle: ({ actor, context }) => signIns.signOut(actor, context.now),
    }),
    publicEndpoint({
      route: 'POST /links/look',
      operation: 'lookAtLink',
      summary: 'Para qué es un enlace de invitación o de recuperación',
      body: linkTokenBodySchema,
      answer: { status: 200, description: 'El enlace', schema: linkSchema },
      keyless: true,
      problems: ['enlace-no-valido', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => ({ body: await links.look(body.token, context) }),
    }),
    publicEndpoint({
      route: 'POST /invitations/accept',
      operation: 'acceptInvitation',
      summary: 'Terminar el alta con el enlace de una invitación',
      body: acceptInvitationBodySchema,
      answer: { status: 200, description: 'El acceso, ya abierto', schema: sessionSchema },
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
      route: 'POST /recovery',
      operation: 'requestRecovery',
      summary: 'Pedir por correo un enlace para recuperar el acceso',
      description: 'La respuesta es la misma exista o no la cuenta. Sin correo, el enlace lo da el equipo.',
      body: recoveryRequestBodySchema,
      answer: { status: 202, description: 'Anotado', schema: nothing },
      problems: ['demasiadas-peticiones'],
      handle: ({ body, context }) => links.requestRecovery(body.callsign, context),
    }),
    publicEndpoint({
      route: 'POST /recovery/use',
      operation: 'useRecovery',
      summary: 'Elegir otra contraseña con el enlace de recuperación',
      description:
        'Cierra el acceso en todos los dispositivos y retira las claves de los programas. Después se accede con la contraseña nueva.',
      body: useRecoveryBodySchema,
      answer: { status: 204, description: 'Hecho', schema: nothing },
      secret: true,
      problems: ['enlace-no-valido', 'contrasena-debil', 'cuenta-sin-acceso', 'demasiadas-peticiones'],
      handle: async ({ body, context }) => {
        await links.useRecovery(body, context);
      },
    }),
  ]);
}
