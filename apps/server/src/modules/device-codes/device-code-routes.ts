import {
  askDeviceBodySchema,
  decideDeviceBodySchema,
  deviceCodeSchema,
  deviceTokenBodySchema,
  userCodeBodySchema,
} from '@va/contract/account/device.ts';
import { deviceRequestSchema } from '@va/contract/account/device-requests.ts';
import { createdKeySchema } from '@va/contract/account/keys.ts';
import { type Endpoint, pilotEndpoint, publicEndpoint, tagged } from '#server/api/endpoint.ts';
import type { DeviceCodes } from './device-codes.ts';

/** Keys for programs that show a code, so that nobody copies one. */
export function deviceCodeEndpoints(codes: DeviceCodes): Endpoint[] {
  const request = { status: 200, description: 'El programa que pide', schema: deviceRequestSchema } as const;
  return tagged('Claves', [
    publicEndpoint({
      route: 'POST /device',
      operation: 'askDeviceCode',
      summary: 'Pedir un código para un programa',
      description:
        'El programa enseña «userCode» y «verificationUrl»; el piloto lo escribe allí y el programa pregunta en POST /device/token.',
      body: askDeviceBodySchema,
      answer: { status: 201, description: 'Los códigos', schema: deviceCodeSchema },
      secret: true,
      handle: async ({ body, context }) => ({ body: await codes.ask(body, context.now) }),
    }),
    publicEndpoint({
      route: 'POST /device/token',
      operation: 'takeDeviceKey',
      summary: 'Recoger la clave de un código',
      body: deviceTokenBodySchema,
      answer: { status: 200, description: 'La clave, una sola vez', schema: createdKeySchema },
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
      route: 'POST /device/look',
      operation: 'lookAtDeviceCode',
      summary: 'Qué programa enseña un código',
      body: userCodeBodySchema,
      answer: request,
      handle: async ({ actor, body, context }) => ({
        body: await codes.look(actor.pilotId, body.userCode, context.now),
      }),
    }),
    pilotEndpoint('keys.own', {
      route: 'POST /device/decide',
      operation: 'decideDeviceCode',
      summary: 'Autorizar o rechazar un programa',
      body: decideDeviceBodySchema,
      answer: request,
      problems: ['confirma-que-eres-tu', 'demasiadas-claves'],
      handle: async ({ actor, body, context }) => ({
        body: await codes.decide(actor, body, context.now),
      }),
    }),
  ]);
}
