import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { PushCard } from './push-card.tsx';

/** A key of the platform, and the same bytes as a browser gives them back. */
const KEY = 'AQID';
const KEY_BYTES = new Uint8Array([1, 2, 3]).buffer;

/** What the API has of this sign-in. */
let kept: unknown;
/** What the browser holds. */
let held: { unsubscribe: () => Promise<boolean> } | null;
let permission: NotificationPermission;
let answer: NotificationPermission;
let failing: boolean;

beforeEach(() => {
  [kept, held, permission, answer, failing] = [null, null, 'default', 'granted', false];
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PUT') kept = JSON.parse(body ?? '');
    if (method === 'DELETE') kept = null;
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const since = kept === null ? null : '2026-11-20T10:00:00Z';
    return Response.json({ publicKey: KEY, since, devices: kept === null ? 0 : 1 });
  });
  const subscription = {
    endpoint: 'https://push.example.org/a',
    options: { applicationServerKey: KEY_BYTES },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      held = null;
      return true;
    },
  };
  const registration = {
    scope: `${location.origin}/`,
    active: {},
    unregister: async () => true,
    pushManager: {
      getSubscription: async () => held,
      async subscribe() {
        if (failing) throw new DOMException('Registration failed', 'AbortError');
        held = subscription;
        return subscription;
      },
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration, getRegistration: async () => registration },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal(
    'Notification',
    class {
      static get permission() {
        return permission;
      }
      static async requestPermission() {
        permission = answer;
        return answer;
      }
    },
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = () => renderInApp(<PushCard />);
const box = async () => {
  const found = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Recibir avisos en este dispositivo',
  });
  await vi.waitFor(() => expect(found.disabled).toBe(false));
  return found;
};

it('is off until the pilot allows it, and can be taken back', async () => {
  show();
  expect((await box()).checked).toBe(false);
  await userEvent.click(await box());
  await vi.waitFor(async () => expect((await box()).checked).toBe(true));
  expect(kept).toEqual({ endpoint: 'https://push.example.org/a', keys: { p256dh: 'p', auth: 'a' } });
  await userEvent.click(await box());
  await vi.waitFor(async () => expect((await box()).checked).toBe(false));
  expect(kept).toBe(null);
  expect(held).toBe(null);
});

it('stays off and says the way out when the browser blocks it', async () => {
  answer = 'denied';
  show();
  await userEvent.click(await box());
  expect(await screen.findByText(/Tienes bloqueados los avisos/)).toBeDefined();
  expect(kept).toBe(null);
});

it('says that the browser’s service doesn’t answer, and stays off', async () => {
  failing = true;
  show();
  await userEvent.click(await box());
  expect((await screen.findByRole('alert')).textContent).toContain('El servicio de avisos de tu navegador');
  expect((await box()).checked).toBe(false);
});

it('says where a browser without notices gets them', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  show();
  expect(await screen.findByText(/Este navegador no recibe avisos/)).toBeDefined();
});
