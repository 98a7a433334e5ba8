import { clsx } from 'clsx/lite';
import { Mail, Copy, Send } from 'lucide-react';
import { Fragment, useState, type FormEvent } from 'react';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { contactBody, contactMailto, MAX_MAILTO_LENGTH, type ContactMessage } from '#app/lib/contact-mail.ts';
import { countOf, formatNumber } from '@va/domain/numbers.ts';
import { copyText } from '#app/services/clipboard.ts';
import { openMailClient } from '#app/services/mail-client.ts';

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

function ContactForm({ recipient }: { recipient: string }) {
  const [contact, setContact] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const errors = tried ? contactErrors(contact) : {};
  const length = contactMailto(recipient, contact).length;
  const tooLong = length > MAX_MAILTO_LENGTH;
  const typed = Object.values(contact).join('').length;

  const bind = (name: keyof ContactMessage) => ({
    name,
    required: true,
    value: contact[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      setContact({ ...contact, [name]: event.target.value }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [firstWrong] = Object.keys(contactErrors(contact));
    if (firstWrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    if (tooLong) return;
    openMailClient(contactMailto(recipient, contact));
    showToast({
      title: 'Correo preparado',
      description: 'Se ha abierto tu cliente de correo con el mensaje preparado.',
    });
  };

  const copy = async () => {
    const copied = await copyText(contactBody(contact));
    showToast(
      copied
        ? { title: 'Mensaje copiado', description: `Pégalo en un correo dirigido a ${recipient}.` }
        : {
            title: 'Error',
            description: 'Tu navegador no permite copiar. Selecciona el texto del mensaje y cópialo a mano.',
            variant: 'destructive',
          },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Nombre" autoComplete="name" {...bind('name')} />
        <TextField label="Correo electrónico" type="email" autoComplete="email" {...bind('email')} />
      </div>
      <TextField label="Asunto" {...bind('subject')} />
      <TextAreaField label="Mensaje" rows={8} {...bind('message')} />
      <p role="status" className={tooLong ? 'text-sm font-bold text-alta' : 'text-sm text-ink-2'}>
        {tooLong
          ? `El mensaje ocupa ${formatNumber(length)} caracteres y los programas de correo lo cortarían a partir de ${formatNumber(MAX_MAILTO_LENGTH)}. Acórtalo, o cópialo y pégalo en un correo.`
          : `${countOf(typed, 'carácter escrito', 'caracteres escritos')}${roomLeft(length)}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={tooLong}>
          <Send aria-hidden className="size-4" />
          Preparar el correo
        </Button>
        <Button onClick={copy}>
          <Copy aria-hidden className="size-4" />
          Copiar mensaje
        </Button>
      </div>
    </form>
  );
}

/** Error and advice per field; empty if the message can be sent. */
function contactErrors(contact: ContactMessage): Partial<Record<keyof ContactMessage, string>> {
  const errors: Partial<Record<keyof ContactMessage, string>> = {};
  if (!contact.name.trim()) errors.name = 'Falta tu nombre: escríbelo para que sepamos quién eres.';
  if (!contact.email.trim()) errors.email = 'Falta tu correo: escríbelo para que podamos contestarte.';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email.trim()))
    errors.email = 'Esa dirección de correo no está completa: escribe algo como nombre@ejemplo.org.';
  if (!contact.subject.trim()) errors.subject = 'Falta el asunto: resume en pocas palabras de qué se trata.';
  if (!contact.message.trim()) errors.message = 'Falta el mensaje: escribe lo que quieres contarnos.';
  return errors;
}

/** Says how much still fits, once three quarters of what mail programs take are used. */
function roomLeft(length: number): string {
  const left = MAX_MAILTO_LENGTH - length;
  return left < MAX_MAILTO_LENGTH / 4 ? `; caben unos ${formatNumber(left)} más` : '';
}

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
