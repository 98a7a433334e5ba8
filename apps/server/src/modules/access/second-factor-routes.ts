import { idParamsSchema } from '@va/contract/account/me.ts';
import {
  recoveryCodesSchema,
  confirmPasswordBodySchema,
  secondFactorSchema,
  totpStartSchema,
  webauthnOptionsSchema,
} from '@va/contract/account/second-factor.ts';
import { registerPasskeyBodySchema } from '@va/contract/account/passkeys.ts';
import { secondFactorBodySchema } from '@va/contract/account/session.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { PasskeyService } from './passkey-service.ts';
import type { SecondFactorService } from './second-factor-service.ts';

/** Codes and passkeys of the own account. */
export function secondFactorEndpoints(factors: SecondFactorService, passkeys: PasskeyService): Endpoint[] {
  return tagged('Segundo factor', [
    pilotEndpoint('account.own', {
      route: 'GET /me/second-factor',
      operation: 'getSecondFactor',
      summary: 'Qué segundos factores tengo',
      answer: { status: 200, description: 'Los que están en vigor', schema: secondFactorSchema },
      handle: async ({ actor }) => ({ body: await factors.state(actor) }),
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/second-factor/totp',
      operation: 'startTotp',
      summary: 'Empezar a activar los códigos de una aplicación',
      description: 'Cuentan cuando se confirma el primero.',
      answer: { status: 200, description: 'El secreto, una sola vez', schema: totpStartSchema },
      secret: true,
      problems: ['segundo-factor-necesario', 'confirma-que-eres-tu'],
      handle: async ({ actor, context }) => ({ body: await factors.startTotp(actor, context.now) }),
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/second-factor/totp/confirm',
      operation: 'confirmTotp',
      summary: 'Confirmar el primer código',
      body: secondFactorBodySchema,
      answer: { status: 200, description: 'Los que están en vigor', schema: secondFactorSchema },
      problems: ['segundo-factor-incorrecto', 'demasiadas-peticiones'],
      handle: async ({ actor, body, context }) => {
        await factors.confirmTotp(actor, body.code, context.now);
        return { body: await factors.state(actor) };
      },
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/second-factor/totp/remove',
      operation: 'removeTotp',
      summary: 'Desactivar los códigos de la aplicación',
      body: confirmPasswordBodySchema,
      answer: { status: 200, description: 'Los que quedan en vigor', schema: secondFactorSchema },
      problems: ['contrasena-actual-incorrecta', 'segundo-factor-necesario', 'demasiadas-peticiones'],
      handle: async ({ actor, body, context }) => {
        await factors.removeTotp(actor, body.password, context.now);
        return { body: await factors.state(actor) };
      },
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/second-factor/recovery-codes',
      operation: 'makeRecoveryCodes',
      summary: 'Hacer diez códigos de recuperación',
      description: 'Los de antes dejan de valer. Cada uno sirve una vez, en lugar del segundo factor.',
      answer: { status: 201, description: 'Los códigos, una sola vez', schema: recoveryCodesSchema },
      secret: true,
      problems: ['segundo-factor-necesario', 'confirma-que-eres-tu'],
      handle: async ({ actor, context }) => ({
        body: { codes: await factors.makeRecoveryCodes(actor, context.now) },
      }),
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/passkeys/options',
      operation: 'startPasskey',
      summary: 'Pedir la pregunta para registrar una llave de acceso',
      answer: { status: 200, description: 'Opciones de WebAuthn', schema: webauthnOptionsSchema },
      secret: true,
      problems: ['confirma-que-eres-tu'],
      handle: async ({ actor, context }) => ({
        body: { options: { ...(await passkeys.registrationOptions(actor, context.now)) } },
      }),
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/passkeys',
      operation: 'registerPasskey',
      summary: 'Registrar una llave de acceso',
      body: registerPasskeyBodySchema,
      answer: { status: 201, description: 'Las que están en vigor', schema: secondFactorSchema },
      problems: ['segundo-factor-incorrecto'],
      handle: async ({ actor, body, context }) => {
        await passkeys.register(actor, body, context.now);
        return { body: await factors.state(actor) };
      },
    }),
    pilotEndpoint('account.own', {
      route: 'POST /me/passkeys/{id}/remove',
      operation: 'removePasskey',
      summary: 'Quitar una llave de acceso',
      things: 'own',
      params: idParamsSchema,
      body: confirmPasswordBodySchema,
      answer: { status: 200, description: 'Las que quedan en vigor', schema: secondFactorSchema },
      problems: ['contrasena-actual-incorrecta', 'segundo-factor-necesario', 'demasiadas-peticiones'],
      handle: async ({ actor, params, body, context }) => {
        await factors.removePasskey(actor, params.id, body.password, context.now);
        return { body: await factors.state(actor) };
      },
    }),
  ]);
}
