import type { acceptInvitationBodySchema, linkSchema } from '@va/contract/account/sign-in-links.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import type { z } from 'zod';
import { forgetOwner } from './device-owner.ts';
import { request, setCsrfToken } from './request.ts';
export type AccessLink = z.infer<typeof linkSchema>;

export const signIn = (body: { callsign: string; password: string; device: string }) =>
  request('POST', '/session', { body });

export const sendCode = (code: string) => request('POST', '/session/second-factor', { body: { code } });

export const sendRecoveryCode = (code: string) =>
  request('POST', '/session/recovery-code', { body: { code } });

/** Confirms the own password again before a sensitive change; the session goes on under a new token. */
export async function confirmSession(password: string): Promise<void> {
  const { csrfToken } = await request('POST', '/session/confirm', { body: { password } });
  setCsrfToken(csrfToken);
}

/** Signs out, and removes what this browser stored of the account, even if the request fails. */
export const signOut = () => request('DELETE', '/session').finally(forgetOwner);

export const passkeyOptions = () => request('POST', '/session/passkey/options');

/** Signs in with a passkey. Drops the outputs of the passkey's extensions, which nobody uses. */
export const usePasskey = (credential: AuthenticationResponseJSON, device: string) =>
  request('POST', '/session/passkey', {
    body: { credential: { ...credential, clientExtensionResults: {} }, device },
  });

/** Purpose of a link for an invitation or a recovery; does not use it up. */
export const readLink = (token: string) => request('POST', '/links/look', { body: { token } });

export const acceptInvitation = (body: z.input<typeof acceptInvitationBodySchema>) =>
  request('POST', '/invitations/accept', { body });

export const askRecovery = (callsign: string) => request('POST', '/recovery', { body: { callsign } });

export const finishRecovery = (body: { token: string; password: string }) =>
  request('POST', '/recovery/use', { body });
