import { clsx } from 'clsx/lite';
import { Mail } from 'lucide-react';
import { Fragment } from 'react';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { ContactForm } from './contact-form.tsx';

/** The contact form; it prepares a message in the pilot's own mail program. */
export function ContactPage({ recipient }: { recipient: string }) {
  return (
    <>
      <PageHead
        eyebrow="Comunidad"
        title="Correo electrónico"
        lead="Escribe al equipo de la aerolínea: el mensaje se prepara en tu programa de correo y lo envías tú."
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card className="p-5 sm:p-6">
          <ContactForm recipient={recipient} />
        </Card>
        <div className="grid grid-cols-1 gap-4">
          <Card className="flex items-start gap-4 p-5">
            <Mail aria-hidden className="mt-1 size-5 shrink-0 text-link" />
            <p className="min-w-0">
              También puedes escribir directamente a{' '}
              <a
                href={`mailto:${recipient}`}
                className="inline-block wrap-anywhere text-link underline underline-offset-4"
              >
                {recipient.split(/(?<=@)/).map((part, i) => (
                  <Fragment key={part}>
                    {i > 0 && <wbr />}
                    <span className={clsx(part.length < 25 && 'whitespace-nowrap')}>{part}</span>
                  </Fragment>
                ))}
              </a>
            </p>
          </Card>
          <Notice title="Qué pasa con tus datos">
            El portal no guarda ni envía lo que escribes: sale de tu propio correo, lo recibe el equipo
            directivo y sirve sólo para contestarte.
          </Notice>
        </div>
      </div>
    </>
  );
}
