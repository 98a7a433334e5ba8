// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { showNotices, type NoticeWorker } from './notices.ts';

const FOLDER = 'https://portal.example.org/eve/plataforma/';

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>) => void;
let listeners: Map<string, Listener>;
let tabs: { url: string; focus: () => Promise<void> }[];
const shown = vi.fn<(title: string, options: object) => Promise<void>>(async () => {});
const opened = vi.fn<(url: string) => Promise<void>>(async () => {});

beforeEach(() => {
  vi.clearAllMocks();
  listeners = new Map();
  tabs = [];
  const worker = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { showNotification: shown },
    clients: { matchAll: async () => tabs, openWindow: opened },
  };
  showNotices(worker as unknown as NoticeWorker, FOLDER);
});

const send = async (type: string, event: Record<string, unknown>) => {
  const works: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (work) => works.push(work) });
  expect(works).toHaveLength(1);
  await works[0];
};
const click = async (path: string) => {
  const close = vi.fn<() => void>();
  await send('notificationclick', { notification: { close, data: { path } } });
  expect(close).toHaveBeenCalledOnce();
};

it('shows what it is sent, one notice for each booking', async () => {
  const notice = { title: 'Sales en 1 h', body: 'Con EC-AAA.', path: 'reservas/ABC' };
  await send('push', { data: { json: () => notice } });
  expect(shown).toHaveBeenCalledExactlyOnceWith('Sales en 1 h', {
    body: 'Con EC-AAA.',
    tag: 'reservas/ABC',
    data: { path: 'reservas/ABC' },
    lang: 'es',
  });
});

it('opens what the notice is about, in the tab that shows it already if there is one', async () => {
  await click('reservas/ABC');
  expect(opened).toHaveBeenCalledExactlyOnceWith(`${FOLDER}reservas/ABC`);
  const focus = vi.fn<() => Promise<void>>(async () => {});
  tabs = [{ url: `${FOLDER}reservas/ABC`, focus }];
  await click('reservas/ABC');
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledOnce();
});

it.each(['https://evil.example/', '//evil.example', '/flota', '../flota', ''])(
  'opens the platform for «%s»',
  async (path) => {
    await click(path);
    expect(opened).toHaveBeenCalledExactlyOnceWith(FOLDER);
  },
);
