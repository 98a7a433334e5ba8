import { useState } from 'react';

/** Whether `value` is true or has been since this part is shown: what stood once does not go again. */
export function useLatch(value: boolean): boolean {
  const [latched, setLatched] = useState(value);
  if (value && !latched) setLatched(true);
  return value || latched;
}
