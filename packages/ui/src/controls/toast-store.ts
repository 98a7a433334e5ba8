/** Toasts, kept outside React so that any event handler may raise one. */
import { createStore, type ReadableStore } from '../state/store.ts';

/** A message that is shown for some seconds. */
export interface Toast {
  id: number;
  title: string;
  description: string;
  /** `destructive` for errors. */
  variant: 'default' | 'destructive';
}

/** Milliseconds a toast stays unless the pilot points at it; WCAG 2.2.1 asks for time enough to read. */
export const TOAST_DURATION_MS = 6000;

const store = createStore<readonly Toast[]>([]);
let nextId = 1;

/** The toasts on the screen, the newest last. */
export const toastStore: ReadableStore<readonly Toast[]> = store;

/**
 * Shows a toast; of more than three the oldest leaves. The same words again replace the earlier toast and are
 * announced again.
 */
export function showToast(toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>): void {
  const others = store
    .snapshot()
    .filter(({ title, description }) => title !== toast.title || description !== toast.description);
  store.set([...others, { variant: 'default' as const, ...toast, id: nextId++ }].slice(-3));
}

/** Removes all toasts, once their messages no longer apply. */
export const clearToasts = (): void => store.set([]);

/** Takes a toast away; nothing happens when it is gone already. */
export function dismissToast(id: number): void {
  store.set(store.snapshot().filter((toast) => toast.id !== id));
}
