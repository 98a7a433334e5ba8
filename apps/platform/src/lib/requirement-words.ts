import { hoursAndMinutes } from '@va/domain/durations.ts';
import { formatNumber } from '@va/domain/numbers.ts';
import type { RankRequirement } from '@va/schemas/api/ranks.ts';

/** What a requirement is called, what one has of it, and how far it is. */
export function requirementWords(one: RankRequirement): { name: string; value: string; missing: string } {
  const left = Math.max(0, one.need - one.have);
  switch (one.kind) {
    case 'points':
      return {
        name: 'Puntos',
        value: `${formatNumber(one.have)} de ${formatNumber(one.need)}`,
        missing: `${left === 1 ? 'Falta' : 'Faltan'} ${formatNumber(left)}`,
      };
    case 'minutes':
      return {
        name: 'Horas',
        value: `${hoursAndMinutes(one.have)} de ${hoursAndMinutes(one.need)}\u00a0h`,
        missing: `Faltan ${hoursAndMinutes(left)}\u00a0h`,
      };
    case 'verification':
      return {
        name: `Verificación del ${one.model ?? one.typeId ?? ''}`,
        value: one.met ? 'apta' : 'sin volar',
        missing: 'La firma un instructor después de volar contigo',
      };
    case 'verified_types':
      return {
        name: 'Tipos verificados',
        value: `${one.have} de ${one.need}`,
        missing: `${left === 1 ? 'Falta' : 'Faltan'} ${left}`,
      };
    case 'mean':
      return {
        name: 'Media de los 20 últimos vuelos con nota',
        value: `${one.have === 0 ? 'sin vuelos' : score(one.have)} · pide ${score(one.need)}`,
        missing:
          one.have === 0
            ? 'Empieza con tu primer vuelo con nota'
            : 'Sube con cada vuelo mejor que los que salen de la cuenta',
      };
    case 'course':
      return {
        name: 'Curso de instructor',
        value: one.met ? 'hecho' : 'sin hacer',
        missing: 'Lo propone quien lleva la formación',
      };
    case 'students':
      return {
        name: 'Alumnos llevados hasta la verificación',
        value: `${one.have} de ${one.need}`,
        missing: `${left === 1 ? 'Falta' : 'Faltan'} ${left}`,
      };
    case 'refresher':
      return {
        name: 'Sesión de refresco',
        value: one.met ? 'hecha' : 'sin hacer',
        missing: 'La firma un instructor: dejaste de instruir y con ella vuelves',
      };
  }
}

const score = (tenths: number) => (tenths / 10).toFixed(1).replace('.', ',');
