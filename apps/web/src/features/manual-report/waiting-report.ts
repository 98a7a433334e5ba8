/** Reports by hand that were sent without a network: each waits in this browser with its draft and goes by itself, once. */
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type ReadableStore } from '@va/ui/state/store.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { sendManual } from '#app/api/reports.ts';
import { sessionQuery } from '#app/api/session.ts';
import { NoAnswer, problemText } from '#app/lib/problem.ts';
import { draftNames, keepDraft, readDraft } from '#app/services/drafts.ts';
import { MANUAL_DRAFT, WAITING_REPORT, waitsAs } from '#app/services/waiting-drafts.ts';
import { toBody, withDraft } from './manual-values.ts';

/** Milliseconds between tries while a report waits: nothing announces that the server is back. */
const TRY_EVERY_MS = 30_000;

const waitingDrafts = () =>
  draftNames(WAITING_REPORT).map((name) => MANUAL_DRAFT + name.slice(WAITING_REPORT.length));

const store = createStore(waitingDrafts());
/** Names of the drafts whose reports wait in this browser. */
export const waitingReports: ReadableStore<readonly string[]> = store;

let hear: ((draft: string, code: string | null) => void) | undefined;

/**
 * Tells the open form the code of its report where it was sent by itself, or null where another window has sent it.
 * Returns the function that ends it.
 */
export function onSent(ofForm: string, listener: (code: string | null) => void): () => void {
  hear = (draft, code) => draft === ofForm && listener(code);
  addEventListener('storage', readWaiting);
  return () => {
    hear = undefined;
    removeEventListener('storage', readWaiting);
  };
}

/** Reads anew what waits: another window may have kept it back, or have sent it, which forgets its draft too. */
function readWaiting(): void {
  const before = store.snapshot();
  store.set(waitingDrafts());
  for (const draft of before)
    if (!store.snapshot().includes(draft) && Object.keys(readDraft(draft)).length === 0) hear?.(draft, null);
}

/**
 * Stores what is typed until there is a network, with the idempotency key of the failed try, so that it is taken once.
 */
export function letWait(client: QueryClient, draft: string, key: string, owner: string): void {
  // The name of a blank form's draft is free: what another report leaves there would go under this key.
  if (Object.keys(readDraft(draft)).length === 0) return;
  keepDraft(waitsAs(draft), { key, owner });
  store.set(waitingDrafts());
  sendWhenOnline(client);
}

/** Keeps the values as an ordinary draft, which is not sent automatically. */
export function stopWaiting(draft: string): void {
  keepDraft(waitsAs(draft), null);
  store.set(waitingDrafts());
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Tries now, when the network comes back, and every half a minute, until nothing waits. */
export function sendWhenOnline(client: QueryClient): void {
  if (timer !== undefined) return;
  const attempt = () => {
    readWaiting();
    const drafts = store.snapshot();
    if (drafts.length === 0) {
      clearInterval(timer);
      timer = undefined;
      removeEventListener('online', attempt);
    } else if (navigator.onLine)
      void inOneTab(async () => {
        for (const draft of drafts) await send(client, draft);
      });
  };
  timer = setInterval(attempt, TRY_EVERY_MS);
  addEventListener('online', attempt);
  attempt();
}

let sending = false;

/**
 * Only one tab sends, so that the report is announced once. Without the Web Locks API (plain http), only the
 * idempotency key prevents a second report.
 */
async function inOneTab(act: () => Promise<void>): Promise<void> {
  if (sending) return;
  sending = true;
  const { locks } = navigator as Partial<Navigator>;
  await (locks
    ? locks.request(WAITING_REPORT, { ifAvailable: true }, (lock) => (lock ? act() : undefined))
    : act());
  sending = false;
}

async function send(client: QueryClient, draft: string): Promise<void> {
  const { key, owner } = readDraft(waitsAs(draft));
  if (key === undefined) return;
  // The pilot may withdraw or change the report meanwhile, which removes the key.
  const stillWaits = () => readDraft(waitsAs(draft))['key'] === key;
  try {
    // Reads the session first: the report goes in its own account's name only, and needs the session's CSRF token.
    const session = await client.fetchQuery({ ...sessionQuery, retry: false, staleTime: 0 });
    if (session.pilot?.id !== owner || session.ended || !stillWaits()) return;
    const { code } = await sendManual(toBody(withDraft(readDraft(draft))), key);
    if (stillWaits()) {
      keepDraft(draft, null);
      stopWaiting(draft);
      hear?.(draft, code);
    }
    showToast({ title: 'Reporte enviado', description: `Al volver la red ha salido solo: informe ${code}.` });
    void client.invalidateQueries();
  } catch (error) {
    if (error instanceof NoAnswer || !stillWaits()) return;
    stopWaiting(draft);
    showToast({
      variant: 'destructive',
      title: 'El reporte manual no se ha enviado',
      description: `${problemText(error)} Sigue como borrador: ábrelo y corrígelo.`,
    });
  }
}
