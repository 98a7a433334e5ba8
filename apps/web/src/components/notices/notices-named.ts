import { ApiProblem } from '#app/lib/problem.ts';

/** Slugs of the notices that a refused booking names; empty for any other refusal. */
export function noticesNamed(refusal: { code: string; details?: unknown }): string[] {
  const { code, details } = refusal;
  if (code !== 'avisos-sin-confirmar' || typeof details !== 'object' || details === null) return [];
  const slugs = 'notices' in details ? details.notices : undefined;
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : [];
}

/** The same for the API's answer to an order. */
export function noticesInProblem(error: unknown): string[] {
  if (!(error instanceof ApiProblem)) return [];
  const { code, current } = error.problem;
  return noticesNamed({ code, details: current });
}
