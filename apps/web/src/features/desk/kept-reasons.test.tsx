import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { sampleSetting, sampleTail } from '#app/testing/sample-desk.ts';
import { FerryDialog } from '../fleet/ferry-dialog.tsx';
import { ServiceDialog } from '../fleet/service-dialog.tsx';
import { SettingDialog } from '../settings/setting-dialog.tsx';
import { AccountActDialog } from './account-act-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const words = 'Lo pidió por correo el jueves.';

it.each([
  [
    'an act of a list',
    'Anular la reserva',
    () => (
      <ReasonDialog
        title="Anular la reserva de EVE 101"
        note="No cuesta puntos."
        button="Anular la reserva"
        act={async () => undefined}
        draft="anular-reserva-ABCD2345"
        onClose={nothing}
      />
    ),
  ],
  [
    'an act on an account',
    'Dar de baja',
    () => <AccountActDialog act="retire" callsign="ABC017" onLink={nothing} onClose={nothing} />,
  ],
  [
    'a change of service',
    'Cambiar el servicio',
    () => <ServiceDialog tail={sampleTail} open onClose={nothing} />,
  ],
  ['a ferry', 'Trasladar', () => <FerryDialog tail={sampleTail} open onClose={nothing} />],
  ['a setting', 'Guardar el ajuste', () => <SettingDialog setting={sampleSetting} onClose={nothing} />],
])('keeps the reason of %s when its dialog is closed, until it is done', async (_, button, dialog) => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.endsWith('/airports') ? [] : {}));
  renderInApp(dialog());
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: words } });
  cleanup();
  renderInApp(dialog());
  const to = screen.queryByLabelText('Aeropuerto de destino');
  if (to) fireEvent.change(to, { target: { value: 'LEMD' } });
  expect(screen.getByLabelText('Motivo')).toHaveProperty('value', words);
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(localStorage.length).toBe(0));
});
