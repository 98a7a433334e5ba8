import type { ComponentType } from 'react';

let loaded: ComponentType | undefined;

/** Fetches the sign-in form, which most visits do without. */
export async function loadSignInForm(): Promise<ComponentType> {
  loaded = (await import('./sign-in-form.tsx')).SignInForm;
  return loaded;
}

/** The form once it is there: a painted one is then taken over with what is typed in it, not made anew. */
export const loadedSignInForm = (): ComponentType | undefined => loaded;
