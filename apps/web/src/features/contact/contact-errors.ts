import type { ContactMessage } from '#app/lib/contact-mail.ts';

/** Error and advice per field; empty if the message can be sent. */
export function contactErrors(contact: ContactMessage): Partial<Record<keyof ContactMessage, string>> {
  const errors: Partial<Record<keyof ContactMessage, string>> = {};
  if (!contact.name.trim()) errors.name = 'Falta tu nombre: escríbelo para que sepamos quién eres.';
  if (!contact.email.trim()) errors.email = 'Falta tu correo: escríbelo para que podamos contestarte.';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email.trim()))
    errors.email = 'Esa dirección de correo no está completa: escribe algo como nombre@ejemplo.org.';
  if (!contact.subject.trim()) errors.subject = 'Falta el asunto: resume en pocas palabras de qué se trata.';
  if (!contact.message.trim()) errors.message = 'Falta el mensaje: escribe lo que quieres contarnos.';
  return errors;
}
