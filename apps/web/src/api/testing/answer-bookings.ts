import { vi } from 'vitest';

/** A refusal: somebody else holds the tail. */
export const TAKEN = { code: 'matricula-ocupada', title: '', status: 409, detail: 'Lo tiene EVE009.' };

/** What the server answers to each booking that is sent, in order; undefined for no answer at all. */
export function answerBookings(...answers: (Response | undefined)[]) {
  const sent: { shared: boolean; key: string | null }[] = [];
  vi.stubGlobal(
    'fetch',
    async (_: string, { method, body = '', headers }: RequestInit & { body?: string }) => {
      if (method !== 'POST') return Response.json([]);
      const key = new Headers(headers).get('Idempotency-Key');
      sent.push({ shared: JSON.parse(body).acceptSharedTail, key });
      const given = answers[sent.length - 1];
      if (!given) throw new TypeError('no answer');
      return given;
    },
  );
  return sent;
}
