// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '#app/services/drafts.ts';
import { MANUAL_DRAFT, waitsAs } from '#app/services/waiting-drafts.ts';
import { EMPTY } from './manual-values.ts';
import { letWait, onSent, stopWaiting, waitingReports } from './waiting-report.ts';

const KEY = '5f0c9c52-6f0e-4c43-9a5e-1d9a3a3c7f10';
const FLIGHT = `POST ${KEY} Se cerró el ACARS.`;
const REFUSAL = {
  code: 'vuelo-solapado',
  status: 409,
  detail: 'A esas horas ya tienes el informe ABCD2345.',
};

let signedIn: string;
/** What the API says to the report; undefined: nothing comes back. */
let answer: (() => Response) | undefined;
/** Methods, idempotency keys and comments of the reports that reached the API. */
let taken: string[];
/** What the pilot does while the API is asked at an address. */
let meanwhile: (address: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  signedIn = 'one';
  answer = undefined;
  taken = [];
  meanwhile = () => {};
  vi.stubGlobal(
    'fetch',
    async (address: string, { method, headers, body }: RequestInit & { body: string }) => {
      if (!answer) throw new TypeError('Failed to fetch');
      meanwhile(address);
      if (address.endsWith('/session'))
        return Response.json({ stage: 'open', csrfToken: 'token', pilot: { id: signedIn } });
      const { comment } = JSON.parse(body);
      taken.push(`${method} ${new Headers(headers).get('Idempotency-Key')} ${comment}`);
      return answer();
    },
  );
  keepDraft(MANUAL_DRAFT, { ...EMPTY, comment: 'Se cerró el ACARS.' });
});
afterEach(async () => {
  for (const draft of waitingReports.snapshot()) stopWaiting(draft);
  await vi.advanceTimersByTimeAsync(60_000);
  localStorage.clear();
});

const sent = () => Response.json({ code: 'WXYZ2345' }, { status: 201 });
const online = async () => {
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};
const titles = () => toastStore.snapshot().map(({ title }) => title);

it('goes by itself when the network is back, under its key, and is told once', async () => {
  const heard = vi.fn();
  const end = onSent(MANUAL_DRAFT, heard);
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  await vi.advanceTimersByTimeAsync(90_000);
  expect([taken, waitingReports.snapshot()]).toEqual([[], [MANUAL_DRAFT]]);
  answer = sent;
  await online();
  await online();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(taken).toEqual([FLIGHT]);
  expect(heard.mock.calls).toEqual([['WXYZ2345']]);
  expect(titles().filter((title) => title === 'Reporte enviado')).toHaveLength(1);
  expect([readDraft(MANUAL_DRAFT), waitingReports.snapshot()]).toEqual([{}, []]);
  end();
});

it('goes too when a server comes back, which tells nobody', async () => {
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  answer = sent;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(taken).toEqual([FLIGHT]);
});

it('stays a draft when it is refused, with the reason, and is not sent again', async () => {
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  answer = () => Response.json(REFUSAL, { status: 409 });
  await online();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(taken).toEqual([FLIGHT]);
  expect(readDraft(MANUAL_DRAFT)['comment']).toBe('Se cerró el ACARS.');
  expect(waitingReports.snapshot()).toEqual([]);
  expect(toastStore.snapshot().at(-1)?.description).toContain(REFUSAL.detail);
});

it('goes once with one that another window has left, each as it was typed, and its form hears of its own alone', async () => {
  const heard = vi.fn();
  const end = onSent(MANUAL_DRAFT, heard);
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  const [other, otherKey] = [`${MANUAL_DRAFT}~2`, KEY.replace('5', '6')];
  keepDraft(other, { ...EMPTY, comment: 'Se fue la luz.' });
  keepDraft(waitsAs(other), { key: otherKey, owner: 'one' });
  answer = sent;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(taken.toSorted()).toEqual([FLIGHT, `POST ${otherKey} Se fue la luz.`]);
  expect([heard.mock.calls.length, waitingReports.snapshot()]).toEqual([1, []]);
  expect([readDraft(MANUAL_DRAFT), readDraft(other)]).toEqual([{}, {}]);
  end();
});

it('never goes in the name of another account', async () => {
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  signedIn = 'two';
  answer = sent;
  await online();
  expect(taken).toEqual([]);
});

it('does not go where its pilot keeps it back while the session is read', async () => {
  meanwhile = () => stopWaiting(MANUAL_DRAFT);
  answer = sent;
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  await online();
  expect(taken).toEqual([]);
  expect(readDraft(MANUAL_DRAFT)['comment']).toBe('Se cerró el ACARS.');
});

it.each([
  ['taken', sent],
  ['refused', () => Response.json(REFUSAL, { status: 409 })],
])('leaves alone what is typed and sent again while the one before is %s', async (_, said) => {
  const heard = vi.fn();
  const end = onSent(MANUAL_DRAFT, heard);
  const newKey = KEY.replace('5', '6');
  meanwhile = (address) => {
    if (address.endsWith('/session') || taken.length > 0) return;
    keepDraft(MANUAL_DRAFT, { ...EMPTY, comment: 'Se fue la luz.' });
    letWait(new QueryClient(), MANUAL_DRAFT, newKey, 'one');
  };
  answer = said;
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toEqual([FLIGHT]);
  expect(readDraft(MANUAL_DRAFT)['comment']).toBe('Se fue la luz.');
  expect(readDraft(waitsAs(MANUAL_DRAFT))).toEqual({ key: newKey, owner: 'one' });
  expect(heard).not.toHaveBeenCalled();
  end();
});

it.each([
  ['at once', () => void dispatchEvent(new Event('storage'))],
  ['at the next try', online],
])('is told %s where another window has sent it', async (_, hearOfIt) => {
  const heard = vi.fn();
  const end = onSent(MANUAL_DRAFT, heard);
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  keepDraft(MANUAL_DRAFT, null);
  keepDraft(waitsAs(MANUAL_DRAFT), null);
  await hearOfIt();
  expect([waitingReports.snapshot(), heard.mock.calls]).toEqual([[], [[null]]]);
  end();
});

it('stays in its form where another window only keeps it back', () => {
  const heard = vi.fn();
  const end = onSent(MANUAL_DRAFT, heard);
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  keepDraft(waitsAs(MANUAL_DRAFT), null);
  dispatchEvent(new Event('storage'));
  expect([waitingReports.snapshot(), heard.mock.calls]).toEqual([[], []]);
  end();
});

it('lets no blank form wait, whose draft another report may take', () => {
  keepDraft(MANUAL_DRAFT, null);
  letWait(new QueryClient(), MANUAL_DRAFT, KEY, 'one');
  expect(waitingReports.snapshot()).toEqual([]);
});
