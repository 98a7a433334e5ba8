import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Link } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { paths } from '#app/config/paths.ts';

export function Component() {
  return (
    <>
      <PageHead
        title="Página no encontrada"
        lead="Esta dirección no lleva a ninguna página de la plataforma."
      />
      <Link to={paths.today} className={buttonClass({})}>
        Ir a Hoy
      </Link>
    </>
  );
}
