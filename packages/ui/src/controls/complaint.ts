import type { Control } from './use-complaint.tsx';

/** Advice for a value that the browser rejects, in our own sentence, since the browser's is in its own language. */
export function sentenceOf(control: Control): string {
  const { validity, validationMessage, type, value } = control;
  // A half-typed value also counts as missing, so this comes first.
  if (validity.badInput) return 'Está a medias: complétalo o bórralo.';
  if (validity.valueMissing) return MISSING[type] ?? 'Está vacío: escríbelo.';
  if (validity.tooShort && 'minLength' in control)
    return `Es demasiado corto: ${value.length} de ${control.minLength} caracteres como mínimo.`;
  if (validity.typeMismatch) return FORMS[type] ?? validationMessage;
  if (validity.rangeUnderflow && 'min' in control)
    return `Elige el ${dayOf(control.min)} o un día posterior.`;
  if (validity.rangeOverflow && 'max' in control) return `Elige el ${dayOf(control.max)} o un día anterior.`;
  return validationMessage;
}

const MISSING: Readonly<Record<string, string>> = {
  checkbox: 'Márcalo para seguir.',
  'select-one': 'Elige una opción.',
};

const FORMS: Readonly<Record<string, string>> = {
  email: 'No es un correo: escríbelo como nombre@ejemplo.es.',
  url: 'No es una dirección: escríbela entera, como https://ejemplo.es.',
};

/** `2026-12-05` as `5/12/2026`. */
const dayOf = (date: string) => new Date(date).toLocaleDateString('es-ES', { timeZone: 'UTC' });
