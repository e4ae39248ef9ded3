import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-transport'

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

/** The mail as it is sent. Its Message-ID never changes, so that a second copy is recognised as one. */
export const messageOf = (mail: OutgoingMail, from: string): SendMailOptions => ({
  from,
  // The recipient is given as an address and not as a header's text, in which a comma would make two of it.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
  attachments: (mail.attachments ?? []).map(({ name, ...attachment }) => ({ ...attachment, filename: name })),
  messageId: `<${mail.id}@${domainOf(from)}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})
