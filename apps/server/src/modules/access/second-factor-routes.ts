import { accountRoutes } from '@va/contract/account/routes.ts';
import { type Endpoint, pilotEndpoint, tagged } from '#server/api/endpoint.ts';
import type { PasskeyService } from './passkey-service.ts';
import type { SecondFactorService } from './second-factor-service.ts';

/** Codes and passkeys of the own account. */
export function secondFactorEndpoints(factors: SecondFactorService, passkeys: PasskeyService): Endpoint[] {
  return tagged('Segundo factor', [
    pilotEndpoint('account.own', {
      ask: accountRoutes.getSecondFactor,
      summary: 'Qué segundos factores tengo',
      answer: { status: 200, description: 'Los que están en vigor' },
      handle: async ({ actor }) => ({ body: await factors.state(actor) }),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.startTotp,
      summary: 'Empezar a activar los códigos de una aplicación',
      description: 'Cuentan cuando se confirma el primero.',
      answer: { status: 200, description: 'El secreto, una sola vez' },
      secret: true,
      problems: ['segundo-factor-necesario', 'confirma-que-eres-tu'],
      handle: async ({ actor, context }) => ({ body: await factors.startTotp(actor, context.now) }),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.confirmTotp,
      summary: 'Confirmar el primer código',
      answer: { status: 200, description: 'Los que están en vigor' },
      problems: ['segundo-factor-incorrecto', 'demasiadas-peticiones'],
      handle: async ({ actor, body, context }) => {
        await factors.confirmTotp(actor, body.code, context.now);
        return { body: await factors.state(actor) };
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.removeTotp,
      summary: 'Desactivar los códigos de la aplicación',
      answer: { status: 200, description: 'Los que quedan en vigor' },
      problems: ['contrasena-actual-incorrecta', 'segundo-factor-necesario', 'demasiadas-peticiones'],
      handle: async ({ actor, body, context }) => {
        await factors.removeTotp(actor, body.password, context.now);
        return { body: await factors.state(actor) };
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.makeRecoveryCodes,
      summary: 'Hacer diez códigos de recuperación',
      description: 'Los de antes dejan de valer. Cada uno sirve una vez, en lugar del segundo factor.',
      answer: { status: 201, description: 'Los códigos, una sola vez' },
      secret: true,
      problems: ['segundo-factor-necesario', 'confirma-que-eres-tu'],
      handle: async ({ actor, context }) => ({
        body: { codes: await factors.makeRecoveryCodes(actor, context.now) },
      }),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.startPasskey,
      summary: 'Pedir la pregunta para registrar una llave de acceso',
      answer: { status: 200, description: 'Opciones de WebAuthn' },
      secret: true,
      problems: ['confirma-que-eres-tu'],
      handle: async ({ actor, context }) => ({
        body: { options: await passkeys.registrationOptions(actor, context.now) },
      }),
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.registerPasskey,
      summary: 'Registrar una llave de acceso',
      answer: { status: 201, description: 'Las que están en vigor' },
      problems: ['segundo-factor-incorrecto'],
      handle: async ({ actor, body, context }) => {
        await passkeys.register(actor, body, context.now);
        return { body: await factors.state(actor) };
      },
    }),
    pilotEndpoint('account.own', {
      ask: accountRoutes.removePasskey,
      summary: 'Quitar una llave de acceso',
      things: 'own',
      answer: { status: 200, description: 'Las que quedan en vigor' },
      problems: ['contrasena-actual-incorrecta', 'segundo-factor-necesario', 'demasiadas-peticiones'],
      handle: async ({ actor, params, body, context }) => {
        await factors.removePasskey(actor, params.id, body.password, context.now);
        return { body: await factors.state(actor) };
      },
    }),
  ]);
}
