import { queryOptions } from '@tanstack/react-query';
import type { sessionSchema } from '@va/schemas/api/session.ts';
import type { z } from 'zod';
import { request, setCsrfToken } from './request.ts';

export type Session = z.infer<typeof sessionSchema>;

/** Who is signed in; also fetches the token that every change needs. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await request<Session>('GET', '/session', { signal });
    setCsrfToken(session.csrfToken);
    return session;
  },
  staleTime: 60_000,
});
