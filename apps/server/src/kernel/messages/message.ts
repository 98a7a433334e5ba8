/** A message to a pilot. */
export interface Message {
  /** Kind of message, such as `account.suspended`. */
  kind: string;
  title: string;
  body: string;
  /** Path within the platform. */
  link?: string;
  /** Other text for the mail, when it has something that must not be in the inbox: a link that opens the account. */
  mail?: Pick<Mail, 'subject' | 'text'>;
  /** Whether it also goes as a push notice to the devices that the pilot allowed: for what must be done soon. */
  urgent?: boolean;
}

/** A mail to send. */
export interface Mail {
  pilotId: string | null;
  to: string;
  subject: string;
  text: string;
}
