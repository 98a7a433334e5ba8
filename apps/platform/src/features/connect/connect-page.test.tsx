import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catchFiles } from '#app/testing/catch-files.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ConnectPage } from './connect-page.tsx';

it('hands FSACARS a file with the four addresses of this very server', async () => {
  const files = catchFiles();
  renderInApp(<ConnectPage keys={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Descargar el archivo' }));
  const [file] = files;
  expect(file?.name).toBe('fsacars.txt');
  const lines = (await file?.content.text())?.split('\r\n') ?? [];
  expect(lines).toContain('hashalgo=HTTPS');
  expect(lines.filter((line) => line.includes('/acars/'))).toEqual(
    ['userquery', 'dispatch', 'posrep', 'pirep'].map(
      (call) => `${call}=${location.origin}/plataforma/acars/fsacars/${call}`,
    ),
  );
});

it.each([
  ['Programas que hablan phpVMS 7', '/acars/phpvms'],
  ['smartCARS 3', '/acars/smartcars/'],
  ['Stratos', '/acars/stratos/'],
])('says for «%s» the address to type in', async (program, address) => {
  renderInApp(<ConnectPage keys={null} />);
  const card = await screen.findByRole('region', { name: program });
  expect(within(card).getByText(`${location.origin}/plataforma${address}`)).toBeDefined();
});
