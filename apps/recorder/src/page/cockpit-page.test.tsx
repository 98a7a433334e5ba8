import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CockpitPage } from './cockpit-page.tsx';
import { RECORDING, WAITING } from '../testing/page-states.ts';
import type { CockpitApi, PageState } from './services/cockpit-api.ts';

/** The page before a recorder whose states a test tells. */
function show(refusal?: string) {
  const acts: unknown[][] = [];
  let tell: (state: PageState | undefined) => void = () => undefined;
  const cockpit: CockpitApi = {
    listen(hear) {
      tell = hear;
      return () => undefined;
    },
    async act(...asked) {
      acts.push(asked);
      return refusal;
    },
  };
  render(<CockpitPage cockpit={cockpit} />);
  return { acts, tell: (state: PageState | undefined) => act(() => tell(state)) };
}

describe('the page of the recorder', () => {
  it('says where things stand in a live region, and when the recorder is gone', () => {
    const { tell } = show();
    tell(WAITING);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Grabador de Aerolínea de prueba');
    expect(screen.getByRole('status').textContent).toBe('Esperando al simulador');
    tell(undefined);
    expect(screen.getByRole('status').textContent).toContain('El grabador no contesta');
    tell(WAITING);
    expect(screen.getByRole('status').textContent).toBe('Esperando al simulador');
  });

  it('shows the code to type, with the link to where it is typed', () => {
    const { tell } = show();
    tell({
      ...WAITING,
      code: { userCode: 'ABCD-EFGH', url: 'https://va.example/plataforma/dispositivo?codigo=ABCD-EFGH' },
    });
    expect(screen.getByText('ABCD-EFGH')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Abrir la plataforma' }).getAttribute('href')).toContain(
      '/plataforma/dispositivo',
    );
  });

  it('declares by keyboard, and says what has been declared', async () => {
    const { acts, tell } = show();
    tell(RECORDING);
    expect(screen.getByRole('button', { name: 'Combustible mínimo (declarado)' })).toBeDefined();
    screen.getByRole('button', { name: 'Emergencia' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(acts).toEqual([['declare', { kind: 'emergency' }]]);
  });

  it('throws a flight away only after asking once more', async () => {
    const { acts, tell } = show();
    tell(RECORDING);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar el vuelo' }));
    await userEvent.click(screen.getByRole('button', { name: 'No, seguir' }));
    expect(acts).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar el vuelo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, descartar' }));
    expect(acts).toEqual([['discard']]);
  });

  it('shows the flight as it grows, what the simulator does not say, and the result with its link', () => {
    const { tell } = show();
    tell(RECORDING);
    expect(
      screen.getByRole('img', { name: /Perfil del vuelo: hasta ahora, 33\s000\sft como máximo/u }),
    ).toBeDefined();
    expect(screen.getByText('Combustible').nextElementSibling?.textContent).toBe('sin dato');
    expect(screen.getByText('Toma: −212 ft/min, 1,36 g')).toBeDefined();
    const url = 'https://va.example/plataforma/informes/RPRT2345';
    tell({ ...WAITING, sent: { name: 'ABC 123', score: '10,0', state: 'aceptado', url } });
    expect(screen.getByRole('heading', { name: 'Enviado: nota 10,0' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver el informe en la plataforma' }).getAttribute('href')).toBe(
      url,
    );
  });

  it('keeps what was typed for a free flight that is refused, with the sentence', async () => {
    const { acts, tell } = show('escribe un código OACI de cuatro letras');
    tell({ ...WAITING, acts: ['book', 'fly-free'] });
    await userEvent.click(screen.getByText('Vuelo libre, sin reserva'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Salida (OACI)' }), 'LEM');
    await userEvent.type(screen.getByRole('textbox', { name: 'Llegada (OACI)' }), 'LEBL');
    await userEvent.type(screen.getByRole('textbox', { name: 'Avión (OACI)' }), 'A320');
    await userEvent.click(screen.getByRole('button', { name: 'Volar' }));
    expect(acts).toEqual([['fly-free', { from: 'LEM', to: 'LEBL', icaoType: 'A320' }]]);
    expect(screen.getByRole('alert').textContent).toBe('escribe un código OACI de cuatro letras');
    expect((screen.getByRole('textbox', { name: 'Salida (OACI)' }) as HTMLInputElement).value).toBe('LEM');
  });

  it('says every remark that does not stop the flight', () => {
    const { tell } = show();
    tell({ ...RECORDING, remarks: ['Sin conexión: guardados 812 puntos, nada se pierde'] });
    expect(screen.getByRole('alert').textContent).toContain('guardados 812 puntos');
  });

  it('says where another recorder is that the portal hands out, and nothing while there is none', () => {
    const { tell } = show();
    tell(WAITING);
    expect(screen.queryByText(/otra versión del grabador/)).toBeNull();
    tell({ ...WAITING, newer: 'https://va.example/recursos' });
    expect(screen.getByText(/Tu portal ofrece otra versión del grabador/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Descárgala' }).getAttribute('href')).toBe(
      'https://va.example/recursos',
    );
  });
});
