/** A report by hand that was sent without a network: it waits in this browser and goes by itself, once. */
import type { QueryClient } from '@tanstack/react-query';
import { createStore, type ReadableStore } from '@va/ui/state/create-store.ts';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { sendManual } from '#app/api/reports.ts';
import { sessionQuery } from '#app/api/session.ts';
import { NoAnswer, problemText } from '#app/lib/problem.ts';
import { keepDraft, readDraft } from '#app/services/drafts.ts';
import { MANUAL_DRAFT, WAITING_REPORT } from '#app/services/waiting-drafts.ts';
import { toBody, withDraft } from './manual-values.ts';

/** A server that comes back tells nobody: milliseconds between tries while one waits. */
const TRY_EVERY_MS = 30_000;

const store = createStore(readDraft(WAITING_REPORT)['key'] !== undefined);
/** Whether a report waits here. */
export const waitingReport: ReadableStore<boolean> = store;

let hear: ((code: string) => void) | undefined;

/** Has the open form hear the code of the report that went by itself. Returns what ends that. */
export function onSent(listener: (code: string) => void): () => void {
  hear = listener;
  return () => {
    hear = undefined;
  };
}

/** Lets what is typed wait for the network, under the key of the try that failed, so that it is taken once. */
export function letWait(client: QueryClient, key: string, owner: string): void {
  keepDraft(WAITING_REPORT, { key, owner });
  store.set(true);
  sendWhenOnline(client);
}

/** Leaves what is typed as a draft that goes nowhere by itself. */
export function stopWaiting(): void {
  if (!store.snapshot()) return;
  keepDraft(WAITING_REPORT, null);
  store.set(false);
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Tries now, when the network comes back, and every half a minute, until nothing waits. */
export function sendWhenOnline(client: QueryClient): void {
  if (timer !== undefined) return;
  const attempt = () => {
    if (readDraft(WAITING_REPORT)['key'] === undefined) {
      clearInterval(timer);
      timer = undefined;
      removeEventListener('online', attempt);
    } else if (navigator.onLine) void inOneTab(() => send(client));
  };
  timer = setInterval(attempt, TRY_EVERY_MS);
  addEventListener('online', attempt);
  attempt();
}

let sending = false;

/** Two tabs would both tell of the same report. Without locks, as on plain http, the key alone keeps it one. */
async function inOneTab(act: () => Promise<void>): Promise<void> {
  if (sending) return;
  sending = true;
  const { locks } = navigator as Partial<Navigator>;
  await (locks
    ? locks.request(WAITING_REPORT, { ifAvailable: true }, (lock) => (lock ? act() : undefined))
    : act());
  sending = false;
}

async function send(client: QueryClient): Promise<void> {
  const { key, owner } = readDraft(WAITING_REPORT);
  if (key === undefined) return;
  try {
    // Never in the name of another account; and every change needs the token that comes with the session.
    const session = await client.fetchQuery({ ...sessionQuery, retry: false, staleTime: 0 });
    if (session.pilot?.id !== owner || session.ended) return;
    const { code } = await sendManual(toBody(withDraft(readDraft(MANUAL_DRAFT))), key);
    keepDraft(MANUAL_DRAFT, null);
    keepDraft(WAITING_REPORT, null);
    store.set(false);
    hear?.(code);
    showToast({ title: 'Reporte enviado', description: `Al volver la red ha salido solo: informe ${code}.` });
    void client.invalidateQueries();
  } catch (error) {
    if (error instanceof NoAnswer) return;
    stopWaiting();
    showToast({
      variant: 'destructive',
      title: 'El reporte manual no se ha enviado',
      description: `${problemText(error)} Sigue como borrador: ábrelo y corrígelo.`,
    });
  }
}
