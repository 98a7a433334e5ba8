import { paths } from '#app/lib/paths.ts';

/** The portal's own views of what frames show, by the name that `frames.yaml` gives them. */
export const nativeViews = {
  trafico: { label: 'Ver nuestro tráfico en las redes', to: paths.traffic },
} as const satisfies Record<string, { label: string; to: string }>;
