import { readsLikeALink } from '@praxis/domain/links/reads-like-a-link'
import { composeMail, type Mail } from '../../platform/mail/mail'

interface AddressRequestMail {
  readonly to: string
  readonly asker: string
  readonly company: string
  readonly url: string
}

const nameOr = (name: string, otherwise: string): string => (readsLikeALink(name) ? otherwise : name)

/** The reader may not know us, so the mail says who asks, for what, and that nothing follows without consent. */
export const addressRequestMail = ({ to, asker, company, url }: AddressRequestMail): Mail => {
  const who = nameOr(asker, 'Someone')
  const where = nameOr(company, 'their company')
  return composeMail({
    to,
    subject: `${who} would like to send you project updates`,
    heading: `Get project updates from ${where}?`,
    paragraphs: [
      `${who} would like to keep you up to date by e-mail whenever a task in one of ${where}’s projects changes.`,
      'You’ll only get these updates if you confirm. Otherwise, there’s nothing you need to do.',
    ],
    action: { label: 'Confirm my address', url },
    otherwise: { label: 'Decline, and don’t let them ask again', url: `${url}&answer=decline` },
    footer: `${who} entered your address in Praxis, where ${where} manages its projects. The link works once, for 14 days.`,
  })
}
