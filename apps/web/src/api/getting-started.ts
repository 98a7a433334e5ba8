import { readQuery } from './read-query.ts';
import { request } from './request.ts';

export type { GettingStarted } from '@va/contract/account/getting-started.ts';

export const gettingStartedQuery = {
  ...readQuery('/getting-started'),
  // Whether the test mail was sent is known some seconds after it was asked for.
  refetchInterval: 5000,
};

export const sendTestMail = () => request('POST', '/getting-started/mail');
