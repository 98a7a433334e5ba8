import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readDraft } from '#app/services/drafts.ts';
import { MANUAL_DRAFT } from '#app/services/waiting-drafts.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { shareLocks } from '#app/testing/share-locks.ts';
import { ManualPage } from './manual-page.tsx';
import { NO_LIMITS } from './manual-values.ts';

it('forgets a form that was emptied again', async () => {
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : NO_LIMITS),
  );
  renderInApp(<ManualPage />);
  const from = await screen.findByLabelText('Salida (OACI)');
  fireEvent.change(from, { target: { value: 'LEMD' } });
  expect(readDraft(MANUAL_DRAFT)['depIcao']).toBe('LEMD');
  fireEvent.change(from, { target: { value: '' } });
  expect(readDraft(MANUAL_DRAFT)).toEqual({});
});

it('keeps the reports by hand that two windows type apart, and offers both again', async () => {
  shareLocks();
  onTestFinished(() => localStorage.clear());
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/session') ? { stage: 'open', pilot: null } : NO_LIMITS),
  );
  renderInApp(<ManualPage />);
  const [one] = await screen.findAllByLabelText<HTMLInputElement>('Salida (OACI)');
  fireEvent.change(one!, { target: { value: 'LEMD' } });
  const { unmount } = renderInApp(<ManualPage />);
  const [, other] = await vi.waitFor(() => {
    const fields = screen.getAllByLabelText<HTMLInputElement>('Salida (OACI)');
    expect(fields).toHaveLength(2);
    return fields;
  });
  expect(other!.value).toBe('');
  fireEvent.change(other!, { target: { value: 'LEBL' } });
  await act(async () => unmount());
  renderInApp(<ManualPage />);
  await vi.waitFor(() => {
    const typed = screen.getAllByLabelText<HTMLInputElement>('Salida (OACI)').map(({ value }) => value);
    expect(typed).toEqual(['LEMD', 'LEBL']);
  });
});
