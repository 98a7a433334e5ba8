import { hoursAndMinutes } from '@va/domain/durations.ts';
import { formatNumber, tenths } from '@va/domain/numbers.ts';
import type { RankRequirement } from '@va/contract/pilots/ranks.ts';

interface RequirementWords {
  name: string;
  /** The pilot's value. */
  figure: string;
  /** Required value, such as `de 1200`; empty if the figure says enough. */
  goal: string;
  missing: string;
}

/** Words about a requirement: name, figure and goal; `value` joins figure and goal. */
export function requirementWords(one: RankRequirement): RequirementWords & { value: string } {
  const words = wordsOf(one);
  const between = one.kind === 'mean' ? ' · ' : ' ';
  return { ...words, value: [words.figure, words.goal].filter(Boolean).join(between) };
}

function wordsOf(one: RankRequirement): RequirementWords {
  const left = Math.max(0, one.need - one.have);
  switch (one.kind) {
    case 'points':
      return {
        name: 'Puntos',
        figure: formatNumber(one.have),
        goal: `de ${formatNumber(one.need)}`,
        missing: `${left === 1 ? 'Falta' : 'Faltan'} ${formatNumber(left)}`,
      };
    case 'minutes':
      return {
        name: 'Horas',
        figure: hoursAndMinutes(one.have),
        goal: `de ${hoursAndMinutes(one.need)}\u00a0h`,
        missing: `Faltan ${hoursAndMinutes(left)}\u00a0h`,
      };
    case 'verification':
      return {
        name: `Verificación del ${one.model ?? one.typeId ?? ''}`,
        figure: one.met ? 'apta' : 'sin volar',
        goal: '',
        missing: 'La firma un instructor después de volar contigo',
      };
    case 'verified_types':
      return {
        name: 'Tipos verificados',
        figure: `${one.have}`,
        goal: `de ${one.need}`,
        missing: `${left === 1 ? 'Falta' : 'Faltan'} ${left}`,
      };
    case 'mean':
      return {
        name: 'Media de 20\u00a0notas',
        figure: one.have === 0 ? 'sin vuelos' : tenths(one.have),
        goal: `pide ${tenths(one.need)}`,
        missing:
          one.have === 0
            ? 'Empieza con tu primer vuelo con nota'
            : 'Sube con cada vuelo mejor que los que salen de la cuenta',
      };
    case 'course':
      return {
        name: 'Curso de instructor',
        figure: one.met ? 'hecho' : 'sin hacer',
        goal: '',
        missing: 'Lo propone quien lleva la formación',
      };
    case 'students':
      return {
        name: 'Alumnos llevados hasta la verificación',
        figure: `${one.have}`,
        goal: `de ${one.need}`,
        missing: `${left === 1 ? 'Falta' : 'Faltan'} ${left}`,
      };
    case 'refresher':
      return {
        name: 'Sesión de refresco',
        figure: one.met ? 'hecha' : 'sin hacer',
        goal: '',
        missing: 'La firma un instructor: dejaste de instruir y con ella vuelves',
      };
  }
}
