import { useState } from 'react';

/** Whether `value` is true or ever was since the component was mounted, so that shown content stays. */
export function useLatch(value: boolean): boolean {
  const [latched, setLatched] = useState(value);
  if (value && !latched) setLatched(true);
  return value || latched;
}
