import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { GettingStarted } from '@va/contract/account/getting-started.ts';

export const gettingStartedQuery = {
  ...readQuery('/getting-started'),
  // The server knows some seconds after the request whether the test mail was sent.
  refetchInterval: 5000,
};

export const sendTestMail = () => request('POST', '/getting-started/mail');
