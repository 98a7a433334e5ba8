// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '@va/testing/fake-caches.ts';

/** A registration and the container that gives it, as events would change them. */
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn<() => Promise<void>>(async () => {});

  /** A new worker comes, and is there. */
  install(worker = new FakeWorker()): FakeWorker {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}
class FakeWorker extends EventTarget {
  state = 'installed';
  postMessage = vi.fn<(message: unknown) => void>();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration();
  register = vi.fn<(url: unknown, options: unknown) => Promise<FakeRegistration>>(
    async () => this.registration,
  );
}

let container: FakeContainer;
let reload: ReturnType<typeof vi.fn>;
const service = async () => {
  vi.resetModules();
  return import('./service-worker.ts');
};
const started = async () => {
  const loaded = await service();
  loaded.startServiceWorker('abc-sw');
  await vi.waitFor(() => expect(container.register).toHaveBeenCalled());
  await Promise.resolve();
  return loaded;
};

beforeEach(() => {
  vi.stubEnv('PROD', true);
  container = new FakeContainer();
  reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', { serviceWorker: container, onLine: true });
  vi.stubGlobal('location', { href: 'https://portal.example.org/notams', reload });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 0));
});

describe('registering', () => {
  it('asks for the one worker, past every cache', async () => {
    await started();
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  });

  it('passes a policy that lets this one address through', async () => {
    const created: { name: string; rules: { createScriptURL: (url: string) => string } }[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: { createScriptURL: (url: string) => string }) {
        created.push({ name, rules });
        return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
      },
    });
    await started();
    expect(container.register.mock.calls[0]?.[0]).toBe('trusted /sw.js');
    expect(created.map(({ name }) => name)).toEqual(['abc-sw']);
    expect(() => created[0]?.rules.createScriptURL('https://otra.example/sw.js')).toThrow(TypeError);
  });

  it.each([
    ['while developing', () => vi.stubEnv('PROD', false)],
    ['in a build that has it switched off', () => vi.stubEnv('SERVICE_WORKER', 'off')],
    ['where the browser has none', () => vi.stubGlobal('navigator', { onLine: true })],
  ])('does not happen %s', async (_, arrange) => {
    arrange();
    const idle = vi.fn<(act: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    (await service()).startServiceWorker('abc-sw');
    expect(idle).not.toHaveBeenCalled();
  });

  it('happens once', async () => {
    const { startServiceWorker } = await started();
    const idle = vi.fn<(act: () => void) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    startServiceWorker('abc-sw');
    expect(idle).not.toHaveBeenCalled();
  });

  it('may be refused without a word', async () => {
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    container.register.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
    const { portalUpdate } = await started();
    await new Promise((resolve) => setTimeout(resolve, 0));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(portalUpdate.snapshot()).toBe(false);
  });
});

describe('a new version', () => {
  it('is none on the first visit', async () => {
    const { portalUpdate } = await started();
    container.registration.install();
    container.dispatchEvent(new Event('controllerchange'));
    expect(portalUpdate.snapshot()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is announced, and not put in place', async () => {
    container.registration.active = container.controller = new FakeWorker();
    const { portalUpdate } = await started();
    const listener = vi.fn<() => void>();
    portalUpdate.subscribe(listener);
    const waiting = container.registration.install();
    expect(listener).toHaveBeenCalledOnce();
    expect(portalUpdate.snapshot()).toBe(true);
    expect(waiting.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('that has waited since the last visit is announced too', async () => {
    container.registration.active = container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    const { portalUpdate } = await started();
    await vi.waitFor(() => expect(portalUpdate.snapshot()).toBe(true));
  });

  it('is put in place when the pilot says so, and then the page reloads', async () => {
    container.registration.active = container.controller = new FakeWorker();
    const { portalUpdate } = await started();
    const waiting = container.registration.install();
    portalUpdate.apply();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith('apply-update');
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads the page once where the browser never says that the controller changed', async () => {
    container.registration.active = container.controller = new FakeWorker();
    const { portalUpdate } = await started();
    const waiting = container.registration.install();
    portalUpdate.apply();
    waiting.become('activating');
    expect(reload).not.toHaveBeenCalled();
    waiting.become('activated');
    expect(reload).toHaveBeenCalledOnce();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads the page of one that runs already, though the registration still says that it waits', async () => {
    container.registration.active = container.controller = new FakeWorker();
    const { portalUpdate } = await started();
    container.registration.install().state = 'activated';
    portalUpdate.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('put in place from another tab leaves this one as it is, and is offered', async () => {
    container.registration.active = container.controller = new FakeWorker();
    const { portalUpdate } = await started();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    expect(portalUpdate.snapshot()).toBe(true);
    portalUpdate.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is looked for when the pilot comes back after an hour, and no sooner', async () => {
    await started();
    const comeBack = (minutes: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(start + minutes * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const start = Date.now();
    comeBack(59);
    expect(container.registration.update).not.toHaveBeenCalled();
    comeBack(61);
    comeBack(62);
    expect(container.registration.update).toHaveBeenCalledOnce();
  });
});

describe('the age of the copy', () => {
  it('is the time at which the version in use was fetched', async () => {
    const store = new FakeCaches();
    vi.stubGlobal('caches', store);
    const dates = await store.open('portal:/:dates');
    await dates.put('https://portal.example.org/?copy=waiting', new Response('2026-11-21T00:00:00Z'));
    await dates.put('https://portal.example.org/?copy=active', new Response('2026-11-20T09:30:00Z'));
    expect(await (await service()).copySavedAt()).toEqual(new Date('2026-11-20T09:30:00Z'));
  });

  it('is unknown where there is none, and where the browser keeps nothing', async () => {
    const { copySavedAt } = await service();
    vi.stubGlobal('caches', new FakeCaches());
    expect(await copySavedAt()).toBeUndefined();
    vi.stubGlobal('caches', undefined);
    expect(await copySavedAt()).toBeUndefined();
  });
});
