import { ALIVE } from '#app/config/first-paint.ts';
import { onceAlive } from './once-alive.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed into a painted page until the app has taken it over, and enters it again then: React takes over
 * fields as it would have painted them itself. To be called before it does; later it does nothing.
 */
export function keepTyped(): void {
  if (!('boot' in document.documentElement.dataset)) return;
  const typed = new Map<Field, string | boolean>();
  const note = (field: Field) => {
    typed.set(field, isMark(field) ? field.checked : field.value);
  };
  for (const field of document.querySelectorAll<Field>('#root :is(input, textarea, select)'))
    if (hasChanged(field)) note(field);
  const onInput = ({ target }: Event) => note(target as Field);
  addEventListener('input', onInput, true);
  document.addEventListener(
    ALIVE,
    () => {
      removeEventListener('input', onInput, true);
      // After the commit that this is told in: before its end React takes nothing in.
      queueMicrotask(() => {
        for (const [field, value] of typed) onceAlive(field, () => typeAgain(field, value));
      });
    },
    { once: true },
  );
}

const isMark = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Whether a field holds something else than what was painted. */
function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isMark(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Enters it in such a way that React, which took it for what it had given itself, hears of it. */
function typeAgain(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (field as HTMLInputElement).checked = !value;
    return field.click();
  }
  // Files stay where they were put.
  if (field.type !== 'file') {
    if ('defaultValue' in field) field.value = field.defaultValue;
    // Past the setter that React has put before it.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
