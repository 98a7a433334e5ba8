import { type FlightPlan, planAddress } from '@va/domain/flight-plan/flight-plan.ts';
import { isRefusal, LONGEST_PLAN, parseFlightPlan } from '@va/domain/flight-plan/parse-plan.ts';
import { Problem } from '#server/api/problem.ts';
import type { OutsideSource } from '#server/kernel/airline/operations.ts';

/** Longest wait for the whole answer, ms: a pilot is waiting. */
const PATIENCE_MS = 12_000;

/**
 * Reads somebody's last flight plan from the provider, who learns only the pilot's alias. Throws `sin-plan`,
 * `plan-sin-respuesta` or `plan-ilegible`, with the provider's name and what to do.
 */
export async function askPlan(
  { url, provider }: OutsideSource,
  alias: string,
  patienceMs: number = PATIENCE_MS,
): Promise<FlightPlan> {
  const { status, text } = await ask(planAddress(url, alias), patienceMs).catch(() => NO_ANSWER);
  if (status === 0 || status === 429 || status >= 500)
    throw new Problem('plan-sin-respuesta', {
      detail: `${provider} no contesta. Tu reserva sigue igual: prueba en unos minutos.`,
    });
  if (text === null)
    throw new Problem('plan-ilegible', {
      detail: `El plan que envía ${provider} es demasiado grande. Genera otro, sin mapas ni NOTAM, y tráelo.`,
    });
  const json = jsonOf(text);
  if (isRefusal(json) || (json === undefined && status >= 400))
    throw new Problem('sin-plan', {
      detail: `${provider} no conoce «${alias}» o no tiene ningún plan suyo. Revisa tu alias en tu cuenta, o genera antes un plan.`,
    });
  const parsed = status < 400 ? parseFlightPlan(json) : undefined;
  if (!parsed)
    throw new Problem('plan-ilegible', {
      detail: `Lo que contesta ${provider} no es un plan. Genera otro y tráelo; si se repite, avisa al equipo.`,
    });
  return parsed.plan;
}

/** The provider's answer; status 0 if none came, text undefined if it was too long. */
interface Answer {
  status: number;
  text: string | null;
}
const NO_ANSWER: Answer = { status: 0, text: '' };

/** One request, no redirects, bounded in time and size. */
async function ask(address: string, patienceMs: number): Promise<Answer> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
    headers: { Accept: 'application/json' },
  });
  const { status } = response;
  const decoder = new TextDecoder();
  let text = '';
  // Leaving the loop early cancels the rest.
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > LONGEST_PLAN) return { status, text: null };
  }
  return { status, text: text + decoder.decode() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
