import type { IdentifiedMail } from './mail'

/** How mails leave: over SMTP, or into a folder where they can be read. */
export interface MailTransport {
  /** Resolves once the mail is accepted; a mail with the same id may come twice after a crash. */
  send(mail: IdentifiedMail): Promise<void>
  close(): Promise<void>
}
