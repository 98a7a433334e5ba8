import { showToast } from '@va/ui/controls/toast-store.ts';

/** Copies text. False when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies text and reports the result; `byHand` is the advice if the browser does not allow it. */
export async function copyAndTell(
  text: string,
  done: { title: string; description: string },
  byHand: string,
): Promise<void> {
  const failed = { title: 'No se ha podido copiar', description: byHand, variant: 'destructive' } as const;
  showToast((await copyText(text)) ? done : failed);
}
