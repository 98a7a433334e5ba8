import { accountRoutes } from '@va/contract/account/routes.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { DeviceCodes } from './device-codes.ts';

/** Keys for programs that show a code, so that nobody copies one. */
export function deviceCodeEndpoints(codes: DeviceCodes): Endpoint[] {
  const request = { status: 200, description: 'El programa que pide' } as const;
  return tagged('Claves', [
    publicEndpoint({
      ask: accountRoutes.askDeviceCode,
      summary: 'Pedir un código para un programa',
      description:
        'El programa enseña «userCode» y «verificationUrl»; el piloto lo escribe allí y el programa pregunta en POST /device/token.',
      answer: { status: 201, description: 'Los códigos' },
      secret: true,
      handle: async ({ body, context }) => ({ body: await codes.ask(body, context.now) }),
    }),
    publicEndpoint({
      ask: accountRoutes.takeDeviceKey,
      summary: 'Recoger la clave de un código',
      answer: { status: 200, description: 'La clave, una sola vez' },
      secret: true,
      problems: [
        'demasiadas-claves',
        'autorizacion-pendiente',
        'mas-despacio',
        'autorizacion-denegada',
        'codigo-caducado',
      ],
      handle: async ({ body, context }) => ({ body: await codes.take(body.deviceCode, context.now) }),
    }),
    pilotEndpoint('keys.own', {
      ask: accountRoutes.lookAtDeviceCode,
      summary: 'Qué programa enseña un código',
      answer: request,
      handle: async ({ actor, body, context }) => ({
        body: await codes.look(actor.pilotId, body.userCode, context.now),
      }),
    }),
    pilotEndpoint('keys.own', {
      ask: accountRoutes.decideDeviceCode,
      summary: 'Autorizar o rechazar un programa',
      answer: request,
      problems: ['confirma-que-eres-tu', 'demasiadas-claves'],
      handle: async ({ actor, body, context }) => ({
        body: await codes.decide(actor, body, context.now),
      }),
    }),
  ]);
}
