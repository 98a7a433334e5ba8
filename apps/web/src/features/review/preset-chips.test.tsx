import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { Decision } from './decision.tsx';
import { presetsFor } from './presets.ts';
import { reviewOf } from './testing/review-of.ts';

beforeEach(() => {
  localStorage.clear();
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  vi.stubGlobal('fetch', async () => Response.json({ stage: 'open', methods: [], pilot }));
  const review = reviewOf('P0000001', false);
  const flags = [{ code: 'V-07', blocking: true, detail: 'No se grabó la toma', checked: false }];
  renderInApp(
    <Decision review={{ ...review, score: { ...review.score, flags } }} waivers={[]} onDone={vi.fn()} />,
  );
});

const words = () => screen.getByLabelText<HTMLTextAreaElement>('Lo que leerá el piloto');

it('offers first the reasons for what the report was flagged for, and fills in what the pilot will read', async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Aceptar A/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Toma sin grabar 1' }));
  expect(words().value).toMatch(/^La toma no quedó grabada/);
  // A preset as it was is nothing that anybody typed.
  await userEvent.click(screen.getByRole('button', { name: 'Corte probado 2' }));
  expect(words().value).toMatch(/^Tu grabación se cortó/);
});

it('asks before it replaces what was typed', async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Aceptar A/ }));
  await userEvent.type(words(), 'Lo he visto en la red.');
  await userEvent.click(screen.getByRole('button', { name: 'Toma sin grabar 1' }));
  expect(screen.getByText('¿Cambias lo que has escrito por «Toma sin grabar»?')).toBeDefined();
  expect(words().value).toBe('Lo he visto en la red.');
  await userEvent.click(screen.getByRole('button', { name: 'Dejar lo mío' }));
  expect(words().value).toBe('Lo he visto en la red.');
  await userEvent.click(screen.getByRole('button', { name: 'Toma sin grabar 1' }));
  await userEvent.keyboard('{Enter}');
  expect(words().value).toMatch(/^La toma no quedó grabada/);
  expect(screen.queryByText(/^¿Cambias/)).toBeNull();
});

it('no longer asks once what was typed has changed', async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Aceptar A/ }));
  await userEvent.type(words(), 'Lo he visto en la red.');
  await userEvent.click(screen.getByRole('button', { name: 'Toma sin grabar 1' }));
  await userEvent.clear(words());
  expect(screen.queryByText(/^¿Cambias/)).toBeNull();
});

it('has names that differ within an outcome', () => {
  const flags = [
    'V-01',
    'V-02',
    'V-03',
    'V-04',
    'V-05',
    'V-07',
    'V-08',
    'V-09',
    'V-10',
    'V-11',
    'V-13',
    'V-14b',
  ];
  for (const act of ['accept', 'accept_without_score', 'ask', 'reject'] as const) {
    const names = presetsFor(
      act,
      flags.map((code) => ({ code })),
    ).map(([name]) => name);
    expect(new Set(names).size, act).toBe(names.length);
  }
});
