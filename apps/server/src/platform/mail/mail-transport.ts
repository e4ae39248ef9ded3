import type { IdentifiedMail } from './mail'

/** A mail with all that goes with it. */
export interface OutgoingMail extends IdentifiedMail {
  readonly attachments?: readonly { readonly name: string; readonly contentType: string; readonly content: Buffer }[]
}

/** How mails leave: over SMTP, or into a folder where they can be read. */
export interface MailTransport {
  /** Resolves once the mail is accepted; a mail with the same id may come twice after a crash. */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
