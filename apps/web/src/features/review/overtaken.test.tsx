import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toastStore } from '@va/ui/controls/toast-store.ts';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ReviewPage } from './review-page.tsx';
import { effectsOf, reviewOf, waitingOf } from './testing/review-of.ts';

it('reads a report again that a colleague has decided meanwhile, and says who did', async () => {
  const pilot = { callsign: 'EVE003', capabilities: ['reports.review'] };
  const detail = 'ABC017 lo ha aceptado a las 10:00Z, mientras lo tenías abierto.';
  let decided = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/session')) return Response.json({ stage: 'open', methods: [], pilot });
    if (url.includes('/effects')) return Response.json(effectsOf(15));
    if (!url.endsWith('/decide'))
      return Response.json(
        url.includes('/reviews/W') ? reviewOf('W0000001', decided) : { items: [waitingOf('W0000001')] },
      );
    decided = true;
    return Response.json({ status: 412, code: 'cambiado-entretanto', detail }, { status: 412 });
  });
  renderInApp(<ReviewPage code="W0000001" />);
  fireEvent.click(await screen.findByRole('radio', { name: /^Aceptar A/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Aceptar/ }));
  await waitFor(() =>
    expect(toastStore.snapshot().at(-1)).toMatchObject({ title: 'No se ha decidido', description: detail }),
  );
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
});
