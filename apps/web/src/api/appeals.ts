import { request } from './request.ts';

/** Says who is to decide an open appeal, by callsign; null leaves it to anybody. */
export const assignAppeal = (id: string, callsign: string | null) =>
  request('POST', `/appeals/${id}/assign`, { body: { callsign } });
