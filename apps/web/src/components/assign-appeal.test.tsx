import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiProblem } from '#app/lib/problem.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { AssignAppeal } from './assign-appeal.tsx';

const PROBLEM = {
  type: '/plataforma/api/errores/datos-no-validos',
  title: 'Datos no válidos',
  instance: '/appeals/a1/assign',
  code: 'datos-no-validos',
  status: 422,
  detail: 'Revisa lo marcado.',
  errors: [{ pointer: '/callsign', message: 'Nadie tiene el indicativo EVE099' }],
};

/** Shows it to somebody; answers what is sent, to where nobody is EVE099. */
function show(mayAssign: boolean, assignedTo: string | null) {
  const sent: (string | null)[] = [];
  const assign = async (_: string, callsign: string | null) => {
    sent.push(callsign);
    if (callsign === 'eve099') throw new ApiProblem(PROBLEM);
  };
  renderInApp(<AssignAppeal appeal={{ id: 'a1', assignedTo }} mayAssign={mayAssign} onAssign={assign} />);
  return sent;
}

it('lets an administrator say who decides, and keeps what was typed where nobody has that callsign', async () => {
  const sent = show(true, null);
  const field = await screen.findByLabelText(/^Quién lo decide/);
  await userEvent.type(field, 'eve099');
  await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
  expect(await screen.findByText('Nadie tiene el indicativo EVE099')).toBeDefined();
  expect(field).toHaveProperty('value', 'eve099');
  expect(screen.queryByRole('button', { name: 'Que lo decida cualquiera' })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'eve002');
  await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
  await waitFor(() => expect(sent.at(-1)).toBe('eve002'));
});

it('lets it be anybody’s again', async () => {
  const sent = show(true, 'EVE002');
  await userEvent.click(await screen.findByRole('button', { name: 'Que lo decida cualquiera' }));
  await waitFor(() => expect(sent).toEqual([null]));
});

it('says to all others whose it is, and no more', async () => {
  show(false, 'EVE002');
  expect((await screen.findByRole('status')).textContent).toMatch(/^Lo decide EVE002/);
  expect(screen.queryByRole('textbox')).toBeNull();
});
