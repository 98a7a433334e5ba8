import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { render, screen } from '@testing-library/react';
import { createContext, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart, optionalPart } from './lazy-part.ts';

const Answers = createContext<object>({});
const Shown = () => <p>{'name' in use(Answers) && 'Ana'}</p>;

beforeEach(() => {
  vi.stubEnv('SSR', true);
  return () => vi.unstubAllEnvs();
});

it('on the server its fallback stands, and nothing of the page that was rendered stays in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('No garbage collection to be had.');
  const bring = vi.fn(() => Promise.resolve(() => <p>Mapa</p>));
  const Part = lazyPart(bring);
  const paint = () => {
    const answers = { name: 'Ana' };
    const markup = renderToString(
      <Answers value={answers}>
        <Shown />
        <Suspense fallback={<p>Se carga el mapa</p>}>
          <Part />
        </Suspense>
      </Answers>,
    );
    expect(markup).toContain('<p>Ana</p>');
    expect(markup).toContain('<p>Se carga el mapa</p>');
    return new WeakRef(answers);
  };
  const painted: WeakRef<object>[] = [];
  for (let page = 0; page < 20; page += 1) {
    painted.push(paint());
    await setImmediate();
  }
  collect();
  // The last one may still lie on the stack.
  expect(painted.filter((answers) => answers.deref()).length).toBeLessThan(5);
  expect(bring).not.toHaveBeenCalled();
});

it('a part that the page does well without leaves the rest alone where its code does not arrive', async () => {
  vi.stubEnv('SSR', false);
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: a.js'));
  const Part = optionalPart(gone);
  render(
    <>
      <p>Mi último plan</p>
      <Suspense fallback={<p>Se carga el alias</p>}>
        <Part />
      </Suspense>
    </>,
  );
  await vi.waitFor(() => expect(screen.queryByText('Se carga el alias')).toBeNull());
  expect(screen.getByText('Mi último plan')).toBeDefined();
});
