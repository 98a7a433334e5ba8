import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DRAFT } from '#app/config/device-storage.ts';
import { keepDraft } from './drafts.ts';
import { useDraftForm } from './use-draft-form.ts';

const blank = () => ({ title: '', types: [] as string[], mustRead: false });
const open = (name: string) => renderHook(() => useDraftForm(name, blank)).result;

it('opens with what is fresh in place of what is out of date', () => {
  const first = open('aviso');
  act(() => first.current[1]({ title: 'Viejo', mustRead: true }));
  const later = renderHook(() =>
    useDraftForm('aviso', blank, (kept, { title }) => (kept.title === 'Viejo' ? { ...kept, title } : kept)),
  ).result;
  expect(later.current[0]).toEqual({ ...blank(), mustRead: true });
});

it('keeps what was typed until it is forgotten', () => {
  const first = open('aviso');
  act(() => first.current[1]({ title: 'Pista cerrada' }));
  act(() => first.current[1]({ types: ['a320'] }));
  expect(open('aviso').current[0]).toEqual({ title: 'Pista cerrada', types: ['a320'], mustRead: false });
  act(() => first.current[2]());
  expect(open('aviso').current[0]).toEqual(blank());
});

it('takes from the form of an older version what this one still knows', () => {
  keepDraft('aviso', { form: JSON.stringify({ title: 'Hola', types: 'a320', gone: 'x' }) });
  expect(open('aviso').current[0]).toEqual({ ...blank(), title: 'Hola' });
  keepDraft('aviso', { form: 'null' });
  expect(open('aviso').current[0]).toEqual(blank());
});

it('keeps only what differs from the start, and nothing once that is taken back', () => {
  const first = open('aviso');
  act(() => first.current[1]({ title: 'Pista cerrada' }));
  const later = renderHook(() => useDraftForm('aviso', () => ({ ...blank(), mustRead: true }))).result;
  expect(later.current[0]).toEqual({ title: 'Pista cerrada', types: [], mustRead: true });
  act(() => first.current[1]({ title: '' }));
  expect(localStorage.length).toBe(0);
});

/** Keeps a draft as another window of the browser does, or forgets it. */
function keepElsewhere(name: string, form: object | null) {
  keepDraft(name, form && { form: JSON.stringify(form) });
  const key = DRAFT + name;
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) })));
}

it('leaves alone what another window types into a form of the same name, which may be about another thing', () => {
  const here = open('vuelo');
  act(() => here.current[1]({ title: 'De Madrid a Barcelona' }));
  keepElsewhere('vuelo', { title: 'De Madrid a Palma', mustRead: true });
  expect(here.current[0]).toEqual({ ...blank(), title: 'De Madrid a Barcelona' });
});

it('shows what another window keeps of a draft about one thing, and keeps that on the screen once it is forgotten there', () => {
  const here = renderHook(() =>
    useDraftForm(
      'decisión',
      blank,
      (kept) => kept,
      () => true,
    ),
  ).result;
  act(() => here.current[1]({ title: 'Falta la toma' }));
  keepElsewhere('decisión', { title: 'Falta la toma', mustRead: true });
  expect(here.current[0]).toEqual({ ...blank(), title: 'Falta la toma', mustRead: true });
  keepElsewhere('decisión', null);
  expect(here.current[0]).toEqual({ ...blank(), title: 'Falta la toma', mustRead: true });
});
