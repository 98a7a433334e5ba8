import { expect, it } from 'vitest';
import { maintenanceError, refuseUnderMaintenance } from './maintenance.ts';

it.each([
  ['Cambiamos de servidor hasta las 18:00Z', null],
  ['Breve', 'Di a los pilotos qué pasa y hasta cuándo, de 10 a 300 caracteres'],
  ['x'.repeat(301), 'Di a los pilotos qué pasa y hasta cuándo, de 10 a 300 caracteres'],
  ['Cambiamos\u202e de servidor', 'Di a los pilotos qué pasa y hasta cuándo, de 10 a 300 caracteres'],
  ['Cambiamos de <b>servidor</b>', 'Escribe sólo texto, sin etiquetas como <b> o <a>'],
])('says what is wrong with the sentence for pilots: %s', (sentence, wrong) =>
  expect(maintenanceError(sentence)).toBe(wrong),
);

it('refuses to book in the words of staff, and says what goes on', () => {
  expect(refuseUnderMaintenance(null)).toBeNull();
  expect(refuseUnderMaintenance('Cambiamos de servidor hasta las 18:00Z')).toEqual({
    code: 'en-mantenimiento',
    message: 'Ahora no se reserva: Cambiamos de servidor hasta las 18:00Z.',
    wayOut: 'Lo que ya tienes reservado se vuela y se envía como siempre.',
  });
});
