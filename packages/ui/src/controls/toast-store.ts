/** Toasts, kept outside React so that any event handler may raise one. */
export interface Toast {
  id: number;
  title: string;
  description: string;
  /** `destructive` for errors. */
  variant: 'default' | 'destructive';
}

/** Milliseconds a toast stays unless the pilot points at it; WCAG 2.2.1 asks for time enough to read. */
export const TOAST_DURATION_MS = 6000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; three at most, the oldest leaves. The same words again replace the earlier toast and are read anew. */
export function showToast(toast: Omit<Toast, 'id' | 'variant'> & Partial<Pick<Toast, 'variant'>>): void {
  const others = toasts.filter(
    ({ title, description }) => title !== toast.title || description !== toast.description,
  );
  publish([...others, { variant: 'default' as const, ...toast, id: nextId++ }].slice(-3));
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly Toast[] => toasts,
};
