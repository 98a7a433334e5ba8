import { pageQuerySchema } from '../shared/page.ts';
import {
  messagesSchema,
  idParamsSchema,
  meSchema,
  deviceSchema,
  changeMeBodySchema,
  dataExportSchema,
  eraseMeBodySchema,
  retireBodySchema,
} from './me.ts';
import { z } from 'zod';
import { pushSchema, pushSubscriptionSchema } from './push.ts';
import {
  changePasswordBodySchema,
  linkTokenBodySchema,
  recoveryCodeBodySchema,
  recoveryRequestBodySchema,
  secondFactorBodySchema,
  sessionSchema,
  signInBodySchema,
  useRecoveryBodySchema,
} from './session.ts';
import {
  confirmPasswordBodySchema,
  recoveryCodesSchema,
  secondFactorSchema,
  totpStartSchema,
} from './second-factor.ts';
import {
  askPasskeySchema,
  makePasskeySchema,
  registerPasskeyBodySchema,
  usePasskeyBodySchema,
} from './passkeys.ts';
import { linkSchema } from './sign-in-links.ts';
import {
  askDeviceBodySchema,
  decideDeviceBodySchema,
  deviceCodeSchema,
  deviceRequestSchema,
  deviceTokenBodySchema,
  userCodeBodySchema,
} from './device.ts';
import {
  createKeyBodySchema,
  createdKeySchema,
  keySchema,
  companyKeySchema,
  createCompanyKeyBodySchema,
  createdCompanyKeySchema,
} from './keys.ts';
import { gettingStartedSchema } from './getting-started.ts';
import { reasonBodySchema } from '../pilots/pilots.ts';
import { routes } from '../shared/route.ts';

/** One’s own account: entering, passwords, passkeys, keys, devices, messages, own data. */
export const accountRoutes = routes({
  listMessages: { route: 'GET /me/messages', query: pageQuerySchema, answer: messagesSchema },
  readMessage: { route: 'POST /me/messages/{id}/read', params: idParamsSchema, answer: z.null() },
  readAllMessages: { route: 'POST /me/messages/read-all', answer: z.null() },
  getPush: { route: 'GET /me/push', answer: pushSchema },
  keepPush: { route: 'PUT /me/push', body: pushSubscriptionSchema, answer: pushSchema },
  withdrawPush: { route: 'DELETE /me/push', answer: z.null() },
  getSession: { route: 'GET /session', answer: sessionSchema },
  signIn: { route: 'POST /session', body: signInBodySchema, answer: sessionSchema },
  giveSecondFactor: {
    route: 'POST /session/second-factor',
    body: secondFactorBodySchema,
    answer: sessionSchema,
  },
  giveRecoveryCode: {
    route: 'POST /session/recovery-code',
    body: recoveryCodeBodySchema,
    answer: sessionSchema,
  },
  startPasskeySignIn: { route: 'POST /session/passkey/options', answer: askPasskeySchema },
  signInWithPasskey: { route: 'POST /session/passkey', body: usePasskeyBodySchema, answer: sessionSchema },
  confirmSession: { route: 'POST /session/confirm', body: confirmPasswordBodySchema, answer: sessionSchema },
  signOut: { route: 'DELETE /session', answer: sessionSchema },
  lookAtLink: { route: 'POST /links/look', body: linkTokenBodySchema, answer: linkSchema },
  requestRecovery: { route: 'POST /recovery', body: recoveryRequestBodySchema, answer: z.null() },
  useRecovery: { route: 'POST /recovery/use', body: useRecoveryBodySchema, answer: z.null() },
  changePassword: { route: 'POST /me/password', body: changePasswordBodySchema, answer: z.null() },
  listDevices: { route: 'GET /me/devices', answer: z.array(deviceSchema) },
  signOutDevice: { route: 'DELETE /me/devices/{id}', params: idParamsSchema, answer: z.null() },
  signOutOtherDevices: { route: 'POST /me/devices/sign-out-others', answer: z.null() },
  getSecondFactor: { route: 'GET /me/second-factor', answer: secondFactorSchema },
  startTotp: { route: 'POST /me/second-factor/totp', answer: totpStartSchema },
  confirmTotp: {
    route: 'POST /me/second-factor/totp/confirm',
    body: secondFactorBodySchema,
    answer: secondFactorSchema,
  },
  removeTotp: {
    route: 'POST /me/second-factor/totp/remove',
    body: confirmPasswordBodySchema,
    answer: secondFactorSchema,
  },
  makeRecoveryCodes: { route: 'POST /me/second-factor/recovery-codes', answer: recoveryCodesSchema },
  startPasskey: { route: 'POST /me/passkeys/options', answer: makePasskeySchema },
  registerPasskey: {
    route: 'POST /me/passkeys',
    body: registerPasskeyBodySchema,
    answer: secondFactorSchema,
  },
  removePasskey: {
    route: 'POST /me/passkeys/{id}/remove',
    params: idParamsSchema,
    body: confirmPasswordBodySchema,
    answer: secondFactorSchema,
  },
  askDeviceCode: { route: 'POST /device', body: askDeviceBodySchema, answer: deviceCodeSchema },
  takeDeviceKey: { route: 'POST /device/token', body: deviceTokenBodySchema, answer: createdKeySchema },
  lookAtDeviceCode: { route: 'POST /device/look', body: userCodeBodySchema, answer: deviceRequestSchema },
  decideDeviceCode: {
    route: 'POST /device/decide',
    body: decideDeviceBodySchema,
    answer: deviceRequestSchema,
  },
  readGettingStarted: { route: 'GET /getting-started', answer: gettingStartedSchema },
  sendTestMail: { route: 'POST /getting-started/mail', answer: z.null() },
  listCompanyKeys: { route: 'GET /keys', answer: z.array(companyKeySchema) },
  createCompanyKey: {
    route: 'POST /keys',
    body: createCompanyKeyBodySchema,
    answer: createdCompanyKeySchema,
  },
  renewCompanyKey: {
    route: 'POST /keys/{id}/renew',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: companyKeySchema,
  },
  revokeCompanyKey: {
    route: 'POST /keys/{id}/revoke',
    params: idParamsSchema,
    body: reasonBodySchema,
    answer: z.null(),
  },
  listKeys: { route: 'GET /me/keys', answer: z.array(keySchema) },
  createKey: { route: 'POST /me/keys', body: createKeyBodySchema, answer: createdKeySchema },
  renewKey: { route: 'POST /me/keys/{id}/renew', params: idParamsSchema, answer: keySchema },
  revokeKey: { route: 'DELETE /me/keys/{id}', params: idParamsSchema, answer: z.null() },
  listExports: { route: 'GET /me/export', answer: z.array(dataExportSchema) },
  askExport: { route: 'POST /me/export', answer: z.array(dataExportSchema) },
  eraseMe: { route: 'POST /me/erase', body: eraseMeBodySchema, answer: z.null() },
  getMe: { route: 'GET /me', answer: meSchema },
  changeMe: { route: 'PATCH /me', body: changeMeBodySchema, answer: meSchema },
  retireMe: { route: 'POST /me/retire', body: retireBodySchema, answer: meSchema },
  comeBack: { route: 'POST /me/come-back', answer: meSchema },
});
