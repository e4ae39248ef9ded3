import type { Tx } from '../../platform/database/database'
import { composeMail } from '../../platform/mail/mail'
import { readsLikeALink } from '../../platform/mail/reads-like-a-link'
import { enqueueMail } from '../../platform/mail/send-mail-job'

interface InvitationMail {
  readonly to: string
  readonly inviter: string
  readonly company: string
  readonly link: string
}

const nameOr = (name: string, otherwise: string): string => (readsLikeALink(name) ? otherwise : name)

export const mailInvitation = (db: Tx, { to, inviter, company, link }: InvitationMail): void => {
  const whoInvites = nameOr(inviter, 'Somebody')
  const where = nameOr(company, 'their company')
  enqueueMail(
    db,
    composeMail({
      to,
      subject: `${whoInvites} invites you to join ${where}`,
      heading: `Join ${where} on Praxis`,
      paragraphs: [
        `${whoInvites} invites you to work in ${where}.`,
        'The link works once, for 14 days, and only for this address.',
      ],
      action: { label: 'Accept the invitation', url: link },
      footer: 'If you did not expect this, you can ignore this mail: nothing happens without the link.',
    }),
  )
}
