/** A message to a pilot. */
export interface Message {
  /** What it is about, such as `account.suspended`. */
  kind: string;
  title: string;
  body: string;
  /** Path within the platform. */
  link?: string;
  /** What the mail says instead, where it holds what must stand in no inbox: a link that opens the account. */
  mail?: Pick<Mail, 'subject' | 'text'>;
  /** Worth a notice on the devices where the pilot allowed them: what has to be done soon. */
  urgent?: boolean;
}

/** A mail to send. */
export interface Mail {
  pilotId: string | null;
  to: string;
  subject: string;
  text: string;
}
