import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { sampleSetting } from '#app/testing/sample-desk.ts';
import { SettingDialog } from './setting-dialog.tsx';

const open = (value: number) =>
  renderInApp(<SettingDialog setting={{ ...sampleSetting, value }} onClose={() => undefined} />);

it('starts from the value in force, whatever was typed before a colleague changed it', () => {
  open(7);
  fireEvent.change(screen.getByLabelText(/^Valor/), { target: { value: '9' } });
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Lo pidieron en la reunión.' } });
  cleanup();
  open(20);
  expect(screen.getByLabelText(/^Valor/)).toHaveProperty('value', '20');
  expect(screen.getByLabelText('Motivo')).toHaveProperty('value', 'Lo pidieron en la reunión.');
});
