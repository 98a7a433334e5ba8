import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { shareLocks } from '#app/testing/share-locks.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { freeDraft, OwnDraft } from './own-draft.tsx';
import { useDraftForm } from './use-draft-form.ts';

function Form({ draft }: { draft: string }) {
  const [{ text }, set, forget] = useDraftForm(draft, () => ({ text: '' }));
  return (
    <>
      <input aria-label="Texto" value={text} onChange={({ target }) => set({ text: target.value })} />
      <button onClick={forget}>Enviar</button>
    </>
  );
}

/** Opens the form of a new flight in a window of its own. */
async function openWindow(first?: string) {
  const { container, unmount } = render(
    <OwnDraft name="vuelo" first={first}>
      {(draft) => <Form draft={draft} />}
    </OwnDraft>,
  );
  const inside = within(container);
  const field = await inside.findByLabelText<HTMLInputElement>('Texto');
  return {
    field,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    send: () => fireEvent.click(inside.getByRole('button', { name: 'Enviar' })),
    close: () => act(async () => unmount()),
  };
}

it('keeps what each window types of a new thing apart, also over a reload', async () => {
  shareLocks();
  const [one, other] = [await openWindow(), await openWindow()];
  one.type('De Madrid a Palma');
  other.type('De Madrid a Vigo');
  await other.close();
  const again = await openWindow();
  expect(again.field.value).toBe('De Madrid a Vigo');
  again.send();
  await one.close();
  expect((await openWindow()).field.value).toBe('De Madrid a Palma');
});

it('offers what each closed window has left, one after the other, and then a blank form', async () => {
  shareLocks();
  const windows = [await openWindow(), await openWindow()];
  windows[0]?.type('De Madrid a Palma');
  windows[1]?.type('De Madrid a Vigo');
  for (const one of windows) await one.close();
  const seen: string[] = [];
  for (let opened = 0; opened < 3; opened += 1) {
    const one = await openWindow();
    seen.push(one.field.value);
    one.send();
    await one.close();
  }
  expect(seen).toEqual(['De Madrid a Palma', 'De Madrid a Vigo', '']);
  expect(localStorage.length).toBe(0);
});

it('offers what was kept last before what was kept earlier', async () => {
  shareLocks();
  keepDraft('vuelo', {
    form: JSON.stringify({ text: 'De Madrid a Palma' }),
    keptAt: '2026-11-22T10:00:00.000Z',
  });
  keepDraft('vuelo~2', {
    form: JSON.stringify({ text: 'De Madrid a Vigo' }),
    keptAt: '2026-11-22T11:00:00.000Z',
  });
  expect((await openWindow()).field.value).toBe('De Madrid a Vigo');
});

it('is one draft for all windows where the browser has no locks', async () => {
  (await openWindow()).type('De Madrid a Palma');
  cleanup();
  expect((await openWindow()).field.value).toBe('De Madrid a Palma');
  expect(screen.getAllByLabelText('Texto')).toHaveLength(1);
});

it('opens what another page has left for it, beside what is kept and what other windows have open', async () => {
  shareLocks();
  await openWindow();
  keepDraft('vuelo~2', { form: JSON.stringify({ text: 'De Madrid a Palma' }) });
  const draft = String(await freeDraft('vuelo'));
  expect(draft).toBe('vuelo~3');
  keepDraft(draft, { form: JSON.stringify({ text: 'De Madrid a Vigo' }) });
  expect((await openWindow(draft)).field.value).toBe('De Madrid a Vigo');
  expect(Object.keys(readDraft('vuelo'))).toEqual([]);
});

it.each([
  ['with locks', shareLocks],
  ['without locks', () => {}],
])('opens the form anew where another draft is asked for, %s', async (_, prepare) => {
  prepare();
  onTestFinished(() => localStorage.clear());
  keepDraft('vuelo', { form: JSON.stringify({ text: 'De Madrid a Palma' }) });
  keepDraft('vuelo~2', { form: JSON.stringify({ text: 'De Madrid a Vigo' }) });
  const form = (first: string) => (
    <OwnDraft name="vuelo" first={first}>
      {(draft) => <Form draft={draft} />}
    </OwnDraft>
  );
  const { rerender } = render(form('vuelo'));
  expect(await screen.findByDisplayValue('De Madrid a Palma')).toBeDefined();
  rerender(form('vuelo~2'));
  expect(await screen.findByDisplayValue('De Madrid a Vigo')).toBeDefined();
  expect(screen.getAllByLabelText('Texto')).toHaveLength(1);
});

it('is painted by a server that has no navigator', () => {
  vi.stubGlobal('navigator', undefined);
  expect(renderToStaticMarkup(<OwnDraft name="vuelo">{(draft) => <Form draft={draft} />}</OwnDraft>)).toBe(
    '',
  );
});
