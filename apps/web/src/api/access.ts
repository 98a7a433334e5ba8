import type { acceptInvitationBodySchema, linkSchema } from '@va/contract/account/sign-in-links.ts';
import type { sessionSchema } from '@va/contract/account/session.ts';
import type { z } from 'zod';
import { forgetOwner } from './device-owner.ts';
import { request, setCsrfToken } from './request.ts';

type Session = z.infer<typeof sessionSchema>;
export type AccessLink = z.infer<typeof linkSchema>;

export const signIn = (body: { callsign: string; password: string; device: string }) =>
  request<Session>('POST', '/session', { body });

export const sendCode = (code: string) =>
  request<Session>('POST', '/session/second-factor', { body: { code } });

export const sendRecoveryCode = (code: string) =>
  request<Session>('POST', '/session/recovery-code', { body: { code } });

/** Confirms the own password again before a sensitive change; the session goes on under a new token. */
export async function confirmSession(password: string): Promise<void> {
  const { csrfToken } = await request<Session>('POST', '/session/confirm', { body: { password } });
  setCsrfToken(csrfToken);
}

/** Signs out; what this browser kept of the account goes, whatever the answer. */
export const signOut = () => request<Session>('DELETE', '/session').finally(forgetOwner);

export const passkeyOptions = () => request<{ options: unknown }>('POST', '/session/passkey/options');

export const usePasskey = (credential: unknown, device: string) =>
  request<Session>('POST', '/session/passkey', { body: { credential, device } });

/** What a link of an invitation or a recovery is for. */
export const readLink = (token: string) => request<AccessLink>('POST', '/links/look', { body: { token } });

export const acceptInvitation = (body: z.input<typeof acceptInvitationBodySchema>) =>
  request<Session>('POST', '/invitations/accept', { body });

export const askRecovery = (callsign: string) => request<void>('POST', '/recovery', { body: { callsign } });

export const finishRecovery = (body: { token: string; password: string }) =>
  request<void>('POST', '/recovery/use', { body });
