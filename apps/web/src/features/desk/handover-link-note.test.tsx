import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShownLink } from './handover-link-note.tsx';

const WARNING = /^Este enlace sólo se abre en este ordenador/;

it.each(['http://localhost:4173/', 'http://127.0.0.1:4173/', 'http://[::1]:4173/'])(
  'says of an invitation to %s that it leads nobody else anywhere, and what is missing',
  (origin) => {
    render(<ShownLink url={`${origin}plataforma/acceso/invitacion#clave`} />);
    expect(screen.getByText(WARNING).textContent).toContain('PUBLIC_URL');
  },
);

it('says nothing of a link that opens everywhere', () => {
  render(<ShownLink url="https://portal.example.org/plataforma/acceso/invitacion#clave" />);
  expect(screen.getByText(/#clave$/)).toBeDefined();
  expect(screen.queryByText(WARNING)).toBeNull();
});
