import { useMutation } from '@tanstack/react-query';
import { buttonClass } from '@va/ui/controls/button.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { ArrowUpRight } from 'lucide-react';
import { bringPlan, type Booking } from '#app/api/bookings.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { ApiProblem } from '#app/lib/problem.ts';

/** Refusals of which the alias in the account is the way out. */
const BY_ALIAS: ReadonlySet<string> = new Set(['falta-alias', 'sin-plan', 'plan-ajeno']);

/** Brings the pilot's last plan to a booking, and opens the networks' forms with it filled in. */
export function PlanActs({ booking: { code, plan, planProvider } }: { booking: Booking }) {
  const bring = useMutation({
    mutationFn: () => bringPlan(code),
    onSuccess: () =>
      showToast({ title: 'Plan traído', description: `Es tu último plan de ${planProvider}.` }),
  });
  if (!planProvider) return null;
  const aliasHelps = bring.error instanceof ApiProblem && BY_ALIAS.has(bring.error.problem.code);
  return (
    <section aria-label="Plan de vuelo" className="grid gap-2">
      <ActButton act={bring}>
        {bring.isPending
          ? `Pidiéndolo a ${planProvider}…`
          : plan
            ? 'Traer el plan otra vez'
            : `Traer mi plan de ${planProvider}`}
      </ActButton>
      <FormProblem error={bring.error} />
      {aliasHelps && (
        <TextLink to={paths.account} className="text-sm">
          Tu alias, en tu cuenta
        </TextLink>
      )}
      {plan && (plan.vatsimUrl ?? plan.ivaoUrl) !== null && (
        <>
          <p className="text-sm text-ink-2">Preséntalo, ya relleno, en</p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
            <Prefile href={plan.vatsimUrl} network="VATSIM" />
            <Prefile href={plan.ivaoUrl} network="IVAO" />
          </div>
        </>
      )}
    </section>
  );
}

function Prefile({ href, network }: { href: string | null; network: string }) {
  if (href === null) return null;
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass({})}>
      <span>
        <span className="sr-only">Presentar el plan en </span>
        {network}
      </span>
      <ArrowUpRight aria-hidden className="size-4" />
      <span className="sr-only">(pestaña nueva)</span>
    </a>
  );
}
