import { readsLikeALink } from '@praxis/domain/links/reads-like-a-link'
import type { Tx } from '../../platform/database/database'
import { composeMail } from '../../platform/mail/mail'
import { enqueueMail } from '../../platform/mail/send-mail-job'

interface InvitationMail {
  readonly to: string
  readonly inviter: string
  readonly company: string
  readonly link: string
}

const nameOr = (name: string, otherwise: string): string => (readsLikeALink(name) ? otherwise : name)

export const mailInvitation = (db: Tx, { to, inviter, company, link }: InvitationMail): void => {
  const whoInvites = nameOr(inviter, 'Someone')
  const where = nameOr(company, 'their company')
  enqueueMail(
    db,
    'invitation',
    composeMail({
      to,
      subject: `${whoInvites} invited you to join ${where}`,
      heading: `Join ${where} on Praxis`,
      paragraphs: [
        `${whoInvites} invited you to ${where}’s workspace.`,
        'The link works once, for 14 days, and only for this address.',
      ],
      action: { label: 'Accept invitation', url: link },
      footer: 'If you weren’t expecting this, you can ignore this e-mail. Nothing happens without the link.',
    }),
  )
}
