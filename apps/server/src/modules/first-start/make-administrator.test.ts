import { expect, it } from 'vitest';
import { readSettings } from '#server/http/platform-settings.ts';
import { administratorWords } from './make-administrator.ts';

/** What is said with these variables set on a server that would listen on this machine. */
function said(environment: Record<string, string>): string {
  const settings = readSettings(environment, { root: '/srv/portal', address: 'http://localhost:4173/' });
  return administratorWords('ABC001', `${settings.publicUrl}plataforma/acceso/recuperar#clave`, settings);
}

it('gives a link with the address of the portal, where that was said', () => {
  const words = said({ PUBLIC_URL: 'https://portal.example.org' });
  expect(words).toContain('\nhttps://portal.example.org/plataforma/acceso/recuperar#clave\n');
  expect(words).not.toMatch(/localhost|sólo se abre/);
});

it('says of a link that only this machine opens that it does, and how to get another', () => {
  for (const environment of [{}, { PUBLIC_URL: ' ' }]) {
    const words = said(environment as Record<string, string>);
    expect(words).toContain('\nhttp://localhost:4173/plataforma/acceso/recuperar#clave\n');
    expect(words).toContain('Ese enlace sólo se abre en esta máquina');
    expect(words).toContain('PUBLIC_URL=https://portal.ejemplo.org/ npm run admin -- INDICATIVO');
  }
});
