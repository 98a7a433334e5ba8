import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ALIVE } from '#app/config/first-paint.ts';
import { keepPresses } from './keep-presses.ts';
import { keepTyped } from './keep-typed.ts';
import { isAlive } from './once-alive.ts';

let mount: HTMLElement;
let root: Root | undefined;
const alive = { told: () => {} };

beforeEach(() => {
  document.documentElement.dataset['boot'] = 'page';
  mount = document.createElement('div');
  mount.id = 'root';
  document.body.replaceChildren(mount);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  cleanup();
});

/** Tells that it stands, as the app does. */
function App({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(ALIVE));
    alive.told();
  }, []);
  return children;
}

/** Paints a page, lets something be done to it, and brings it to life. */
async function paintedThen(page: ReactNode, act: () => void) {
  const app = <App>{page}</App>;
  mount.innerHTML = renderToString(app);
  keepPresses();
  act();
  keepTyped();
  await new Promise<void>((resolve) => {
    alive.told = resolve;
    root = hydrateRoot(mount, app);
  });
}

/** As a person does who types, ticks or chooses: the field shows it, and says so. */
function enter(field: Element, value: string | boolean) {
  Object.assign(field, typeof value === 'boolean' ? { checked: value } : { value });
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function Form({ onSend = () => {} }: { onSend?: (told: unknown) => void }) {
  const [told, setTold] = useState({
    text: '',
    note: 'antes',
    kind: 'b',
    day: '',
    agreed: false,
    open: true,
  });
  const change = (changes: Partial<typeof told>) => setTold((before) => ({ ...before, ...changes }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(told);
      }}
    >
      <input aria-label="text" value={told.text} onChange={({ target }) => change({ text: target.value })} />
      <textarea
        aria-label="note"
        value={told.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <select aria-label="kind" value={told.kind} onChange={({ target }) => change({ kind: target.value })}>
        {['a', 'b', 'c'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <input
        type="date"
        aria-label="day"
        value={told.day}
        onChange={({ target }) => change({ day: target.value })}
      />
      {(['agreed', 'open'] as const).map((name) => (
        <input
          key={name}
          type="checkbox"
          aria-label={name}
          checked={told[name]}
          onChange={({ target }) => change({ [name]: target.checked })}
        />
      ))}
      <button type="submit">Enviar</button>
      <output>{JSON.stringify(told)}</output>
    </form>
  );
}

const told = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

it.each([
  ['text', 'LEMD', { text: 'LEMD' }],
  ['note', 'después', { note: 'después' }],
  ['note', '', { note: '' }],
  ['kind', 'c', { kind: 'c' }],
  ['day', '2026-03-01', { day: '2026-03-01' }],
  ['agreed', true, { agreed: true }],
  ['open', false, { open: false }],
])('what is entered as «%s» before the app stands there and counts', async (label, value, expected) => {
  await paintedThen(<Form />, () => enter(screen.getByLabelText(label), value));
  await waitFor(() => expect(told()).toMatchObject(expected));
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect(typeof value === 'boolean' ? field.checked : field.value).toBe(value);
});

it('a form that is sent before the app is sent once it has taken in what was typed', async () => {
  const onSend = vi.fn();
  await paintedThen(<Form onSend={onSend} />, () => {
    enter(screen.getByLabelText('text'), 'LEBL');
    enter(screen.getByLabelText('agreed'), true);
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    mount.querySelector('form')?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
  });
  await waitFor(() =>
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'LEBL', agreed: true })),
  );
});

it.each(['Enviar'])('a press on «%s» before the app counts once, after what was typed', async (name) => {
  const onSend = vi.fn();
  await paintedThen(<Form onSend={onSend} />, () => {
    screen.getByRole('button', { name }).click();
    enter(screen.getByLabelText('text'), 'LEVC');
  });
  await waitFor(() =>
    expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'LEVC' })),
  );
});

/** A page whose one part comes to life when its code has come; the server has sent it whole. */
function pageWithLatePart(Part: () => ReactNode) {
  let come = () => {};
  const code = new Promise<{ default: typeof Part }>((resolve) => {
    come = () => resolve({ default: Part });
  });
  const Late = lazy(() => code);
  mount.innerHTML = `<!--$-->${renderToString(<Part />)}<!--/$-->`;
  keepPresses();
  const page = (
    <App>
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    </App>
  );
  return { page, come };
}

it.each(['before', 'after'])(
  'a press %s the page is alive on a part that React brings to life later counts once',
  async (when) => {
    const pressed = vi.fn();
    const { page, come } = pageWithLatePart(() => <button onClick={pressed}>Una parte</button>);
    const stands = new Promise<void>((resolve) => (alive.told = resolve));
    const press = () => screen.getByRole('button').click();
    if (when === 'before') press();
    root = hydrateRoot(mount, page);
    await stands;
    if (when === 'after') press();
    come();
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    press();
    expect(pressed, 'from then on each press counts, at once').toHaveBeenCalledTimes(2);
  },
);

it.each([
  ['follows once that has come', true, ['Una parte', 'Ctrl+K']],
  ['does not wait for one that never comes', false, ['Ctrl+K']],
])('what is pressed after a part that comes to life later %s', async (_, comes, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const acts: string[] = [];
  const { page, come } = pageWithLatePart(() => (
    <button onClick={() => acts.push('Una parte')}>Una parte</button>
  ));
  const onKey = ({ key }: KeyboardEvent) => acts.push(`Ctrl+${key}`);
  screen.getByRole('button').click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'K', ctrlKey: true, bubbles: true }));
  document.addEventListener('keydown', onKey);
  const stands = new Promise<void>((resolve) => (alive.told = resolve));
  root = hydrateRoot(mount, page);
  await stands;
  await vi.advanceTimersByTimeAsync(0);
  expect(acts).toEqual([]);
  if (comes) come();
  else await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await waitFor(() => expect(acts).toEqual(expected));
  document.removeEventListener('keydown', onKey);
});

it('a form of such a part that is sent meanwhile is sent once its code has come', async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  const { page, come } = pageWithLatePart(() => (
    <form onSubmit={sent}>
      <button>Enviar</button>
    </form>
  ));
  const stands = new Promise<void>((resolve) => (alive.told = resolve));
  root = hydrateRoot(mount, page);
  await stands;
  mount.querySelector('form')?.requestSubmit();
  come();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

it('a form of such a part that has come to life is sent by the event that the browser made of it', async () => {
  const sent: Event[] = [];
  const { page, come } = pageWithLatePart(() => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(event.nativeEvent);
      }}
    >
      <button>Enviar</button>
    </form>
  ));
  root = hydrateRoot(mount, page);
  come();
  await waitFor(() => expect(isAlive(screen.getByRole('button'))).toBe(true));
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  mount.querySelector('form')?.dispatchEvent(submit);
  expect(sent).toEqual([submit]);
});

it.each([
  [{ 'aria-label': 'Menú', children: '=' }, 'Menú'],
  [{ children: 'Cerrar' }, 'Cerrar'],
])(
  'a press on %o, which the app has made anew, counts on the one of the same name',
  async (painted, name) => {
    const pressed = vi.fn();
    mount.innerHTML = renderToString(
      <>
        <button {...painted} />
        <button>Otra</button>
      </>,
    );
    keepPresses();
    screen.getByRole('button', { name }).click();
    mount.replaceChildren();
    root = createRoot(mount);
    root.render(
      <App>
        <button>Otra</button>
        <button onClick={pressed} {...painted} />
      </App>,
    );
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  },
);

/** Says what pressing it does, which is another thing for who has chosen before. */
function Switch({ painted }: { painted: boolean }) {
  const chosen = useSyncExternalStore(
    () => () => {},
    () => true,
    () => painted,
  );
  const [on, setOn] = useState<boolean>();
  return (
    <button type="button" onClick={() => setOn(!(on ?? chosen))}>
      {(on ?? chosen) ? 'Detener' : 'Reanudar'}
    </button>
  );
}

it.each([
  ['pressed once is switched once', true, 1, 'Reanudar'],
  ['pressed twice before it could answer is switched once', true, 2, 'Reanudar'],
  ['that was painted as it is no more stays as the person wanted it', false, 1, 'Detener'],
])('a switch %s', async (_, painted, presses, name) => {
  const after = vi.fn();
  const page = (
    <>
      <Switch painted={painted} />
      <button onClick={after}>Otra</button>
    </>
  );
  await paintedThen(page, () => {
    const [one, other] = screen.getAllByRole('button');
    for (let press = 0; press < presses; press += 1) one?.click();
    other?.click();
  });
  await waitFor(() => expect(after).toHaveBeenCalledOnce());
  expect(await screen.findByRole('button', { name })).toBeDefined();
});
