import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SettingView } from '#app/api/settings.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { SettingDialog } from './setting-dialog.tsx';

const setting: SettingView = {
  key: 'resume-days',
  title: 'Plazo para reanudar',
  note: 'Después se descarta.',
  unit: 'días',
  min: 1,
  max: 30,
  value: 7,
  usual: 7,
  mine: true,
  history: [],
};
const open = (value: number) =>
  renderInApp(<SettingDialog setting={{ ...setting, value }} onClose={() => undefined} />);

it('starts from the value in force, whatever was typed before a colleague changed it', () => {
  open(7);
  fireEvent.change(screen.getByLabelText(/^Valor/), { target: { value: '9' } });
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Lo pidieron en la reunión.' } });
  cleanup();
  open(20);
  expect(screen.getByLabelText(/^Valor/)).toHaveProperty('value', '20');
  expect(screen.getByLabelText('Motivo')).toHaveProperty('value', 'Lo pidieron en la reunión.');
});
