import { composeMail, type Mail } from '../../platform/mail/mail'
import { readsLikeALink } from '../../platform/mail/reads-like-a-link'

interface AddressRequestMail {
  readonly to: string
  readonly asker: string
  readonly company: string
  readonly url: string
}

const nameOr = (name: string, otherwise: string): string => (readsLikeALink(name) ? otherwise : name)

/** To somebody who may never have heard of us: who asks, for what, and that this is all unless they want more. */
export const addressRequestMail = ({ to, asker, company, url }: AddressRequestMail): Mail => {
  const who = nameOr(asker, 'Someone')
  const where = nameOr(company, 'their company')
  return composeMail({
    to,
    subject: `${who} would like to send you project updates`,
    heading: `Get project updates from ${where}?`,
    paragraphs: [
      `${who} entered this address in ${where}’s workspace on Praxis, to e-mail you when a task in a project changes.`,
      'Nothing is sent unless you confirm. If you do nothing, you won’t get these updates.',
    ],
    action: { label: 'Confirm my address', url },
    otherwise: { label: 'Decline, and don’t let them ask again', url: `${url}&answer=decline` },
    footer: 'The link works once, for 14 days.',
  })
}
