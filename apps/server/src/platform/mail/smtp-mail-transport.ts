import { createTransport } from 'nodemailer'
import { messageOf } from './mail-message'
import type { MailTransport, OutgoingMail } from './mail-transport'

const SECOND = 1000

const connect = (url: string, connections: number) =>
  createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 15 * SECOND,
    greetingTimeout: 15 * SECOND,
    socketTimeout: 60 * SECOND,
  })

/** Hands mails to a mail server; when it refuses one, the job fails and is tried again later. */
export class SmtpMailTransport implements MailTransport {
  private readonly transporter: ReturnType<typeof connect>

  constructor(
    url: string,
    private readonly from: string,
    connections: number,
  ) {
    this.transporter = connect(url, connections)
  }

  async send(mail: OutgoingMail): Promise<void> {
    await this.transporter.sendMail(messageOf(mail, this.from))
  }

  async close(): Promise<void> {
    this.transporter.close()
  }
}
