import { ALIVE } from '#app/config/first-paint.ts';
import { onceAlive } from './once-alive.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what is typed into a painted page and types it again after hydration, since React resets fields to their
 * rendered values. Must be called before hydration; later it does nothing.
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
      // After the commit in which this event is sent, since React handles no events before its end.
      queueMicrotask(() => {
        for (const [field, value] of typed) onceAlive(field, () => typeAgain(field, value));
      });
    },
    { once: true },
  );
}

const isMark = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Whether the value of a field differs from the painted one. */
function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isMark(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Sets the value so that React notices it: React would otherwise take it for its own. */
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
