import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OwnRecorder } from './own-recorder.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A portal that hands these files out. */
function serve(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
  return asked;
}

const FILES = [
  {
    file: 'grabador-windows-x64.zip',
    system: 'windows-x64',
    signed: false,
    bytes: 39_400_000,
    sha256: 'ab12',
  },
  {
    file: 'grabador-windows-x64-node.zip',
    system: 'windows-x64',
    signed: true,
    bytes: 38_900_000,
    sha256: 'cd34',
  },
  { file: 'grabador-linux-x64.zip', system: 'linux-x64', signed: false, bytes: 51_600_000, sha256: 'ef56' },
];

it('offers each file with its size and SHA-256, the one with Node’s signed program too, and the two clicks', async () => {
  const asked = serve(() => Response.json({ address: 'https://va.example/', build: 'a', files: FILES }));
  render(<OwnRecorder airline="Prueba" />);
  expect(screen.getByRole('heading', { name: 'El grabador de Prueba (beta)' })).toBeDefined();
  const items = await screen.findAllByRole('listitem');
  const told = items.map((item) => {
    const link = within(item).getByRole('link');
    return [link.textContent?.trim(), link.getAttribute('href'), item.textContent?.replaceAll('\u00a0', ' ')];
  });
  expect(asked).toEqual(['/descargas/grabador/archivos.json']);
  expect(told.map(([name, href]) => [name, href])).toEqual([
    ['Windows', '/descargas/grabador/grabador-windows-x64.zip'],
    ['Windows, con el programa firmado de Node', '/descargas/grabador/grabador-windows-x64-node.zip'],
    ['Linux', '/descargas/grabador/grabador-linux-x64.zip'],
  ]);
  expect(told[0]?.[2]).toContain('39 MB. SHA-256: ab12');
  const clicks = screen.getByRole('figure');
  expect(clicks.textContent).toContain('pulsa «Más información» y después «Ejecutar de todas formas»');
  expect(clicks.textContent).toMatch(/1\. Más información.*2\. Ejecutar de todas formas/);
});

it.each<[string, () => Response]>([
  ['made none', () => Response.json({ files: [] })],
  ['has no list', () => new Response('no', { status: 404 })],
  ['answers with a page', () => new Response('<!doctype html>')],
])('says how staff make them where the portal %s', async (_, answer) => {
  serve(answer);
  render(<OwnRecorder airline="Prueba" />);
  expect((await screen.findByText(/Aún no hay archivos que descargar/)).textContent).toContain(
    'npm run build:recorder',
  );
  expect(screen.queryByRole('figure')).toBeNull();
});
