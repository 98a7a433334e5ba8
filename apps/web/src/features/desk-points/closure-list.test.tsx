import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ClosureList } from './closure-list.tsx';
import { CLOSURES } from './points-columns.ts';

const closed = {
  month: '2026-09',
  dueAt: '2026-10-05T03:00:00.000Z',
  startedAt: '2026-10-05T03:00:00.000Z',
  finishedAt: '2026-10-05T03:00:04.000Z',
  pilots: 26,
  idle: 3,
  waiting: 0,
  debited: -60,
  error: null,
};
const due = {
  ...closed,
  month: '2026-10',
  dueAt: '2026-11-05T03:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  error: 'connect ECONNREFUSED 127.0.0.1:5432',
};

const signIn = (capabilities: readonly string[]) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ stage: 'open', methods: [], pilot: { callsign: 'EVE003', capabilities } }),
  );

it('closes a month that is due, repeats one that was closed, and speaks no program’s language', async () => {
  signIn(['jobs.run']);
  renderInApp(<ClosureList closures={[due, closed]} />);
  await screen.findByRole('link', { name: 'mira por qué en «Trabajos»' });
  const pending = screen.getByText('octubre de 2026').closest('li');
  expect(pending?.textContent).toContain('Pendiente desde el 5 nov 2026');
  expect(pending?.textContent).toContain('El último intento falló: mira por qué en «Trabajos».');
  expect(document.body.textContent).not.toContain('ECONNREFUSED');
  fireEvent.click(screen.getByRole('button', { name: 'Hacer el cierre de octubre de 2026' }));
  expect(screen.getByText(/^Se cierra solo; así no espera más/)).toBeDefined();
  expect(screen.getByText('septiembre de 2026').closest('li')?.textContent).toContain('3 sin volar');
  expect(
    screen.getByRole('button', { name: 'Repetir el cierre de septiembre de 2026', hidden: true }),
  ).toBeDefined();
});

it('sends who may not see the jobs to whoever looks after them', () => {
  signIn(['points.adjust']);
  renderInApp(<ClosureList closures={[due]} />);
  const pending = screen.getByText('octubre de 2026').closest('li');
  expect(pending?.textContent).toContain('El último intento falló: avisa a quien lleva los trabajos.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says in the file too that the last try failed, in the words of the page', () => {
  const said = CLOSURES.find(({ title }) => title === 'Qué falló')!.text;
  expect([said(due), said(closed)]).toEqual(['El último intento falló', '']);
});
