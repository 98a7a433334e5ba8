import type { Control } from './use-complaint.tsx';

/** Leads to the first control that keeps its form from being sent, and answers what to do about this one. */
export function complain(control: Control): string {
  const controls = [...(control.form?.elements ?? [])].filter((each) => 'validity' in each) as Control[];
  if (controls.find(({ validity }) => !validity.valid) === control) control.focus();
  return sentenceOf(control);
}

/** What to do about a control that the browser does not accept, in our own sentence: the browser's is in its own language. */
function sentenceOf(control: Control): string {
  const { validity, validationMessage, type, value } = control;
  if (validity.valueMissing) return MISSING[type] ?? 'Está vacío: escríbelo.';
  if (validity.badInput) return 'Está a medias: complétalo o bórralo.';
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
