import { PageHead } from '#app/components/page-head.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';

export function Component() {
  return (
    <>
      <PageHead
        title="Página no encontrada"
        lead="Esta dirección no lleva a ninguna página de la plataforma."
      />
      <ButtonLink to={paths.today}>Ir a Hoy</ButtonLink>
    </>
  );
}
