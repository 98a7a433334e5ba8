import { useMutation, useQuery } from '@tanstack/react-query';
import { keepPush, pushQuery, withdrawPush } from '#app/api/push.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { ApiProblem, NoAnswer, problemText } from '#app/lib/problem.ts';
import { isSubscribed, pushSupport, subscribe, unsubscribe } from '#app/services/push-device.ts';

const WORDS = {
  missing:
    'Este navegador no recibe avisos. En un iPhone o un iPad, añade antes el portal a la pantalla de inicio y ábrelo desde allí.',
  blocked:
    'Tienes bloqueados los avisos de esta página. Permítelos en los ajustes del navegador, junto a la dirección, y vuelve a cargarla.',
};

/** Push messages on this device: off until the pilot allows them, and on only while the session lasts. */
export function PushCard() {
  const push = useQuery(pushQuery);
  const key = push.data?.publicKey ?? '';
  const held = useQuery({
    queryKey: ['push-held', key],
    queryFn: () => isSubscribed(key),
    enabled: key !== '',
  });
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) {
        await withdrawPush();
        return unsubscribe();
      }
      const subscription = await subscribe(key);
      if (subscription) await keepPush(subscription);
    },
  });
  const support = pushSupport();
  return (
    <SectionCard title="Avisos en este dispositivo">
      <Loaded query={push} what="tus avisos">
        {({ since, devices }) =>
          support === 'ready' ? (
            <Checkbox
              label="Recibir avisos en este dispositivo"
              checked={since !== null && held.data === true}
              disabled={change.isPending || held.data === undefined}
              onChange={({ target }) => change.mutate(target.checked)}
              hint={
                <>
                  Antes de la salida de tu vuelo y antes de que acabe el plazo de tu reserva, aunque tengas
                  cerrada la plataforma y mientras no cierres la sesión. Van cifrados por el servicio de
                  avisos de tu navegador.
                  {since && held.data && (
                    <>
                      {' '}
                      Desde el <Instant at={since} />
                      {devices > 1 && `, y en ${devices - 1} más`}.
                    </>
                  )}
                </>
              }
            />
          ) : (
            <p className="text-sm">{WORDS[support]}</p>
          )
        }
      </Loaded>
      {change.error && <StateLine kind="failed" title={failure(change.error)} />}
    </SectionCard>
  );
}

function failure(error: Error): string {
  if (error instanceof ApiProblem || error instanceof NoAnswer) return problemText(error);
  return 'El servicio de avisos de tu navegador no responde. Comprueba la conexión y vuelve a intentarlo.';
}
