import { readsLikeALink } from '@praxis/domain/links/reads-like-a-link'
import { composeMail, type Mail } from '../../platform/mail/mail'

interface PortalMail {
  readonly to: string
  readonly inviter: string
  readonly company: string
  readonly title: string
  readonly url: string
}

const nameOr = (name: string, otherwise: string): string => (readsLikeALink(name) ? otherwise : name)

/** The address of a portal. The password goes another way: who reads the mail by mistake does not come in with it. */
export const portalMail = ({ to, inviter, company, title, url }: PortalMail): Mail => {
  const who = nameOr(inviter, 'Someone')
  const where = nameOr(company, 'their company')
  const what = nameOr(title, 'your project')
  return composeMail({
    to,
    subject: `${where} shares ${what} with you`,
    heading: `Follow ${what}`,
    paragraphs: [
      `${who} invited you to the client portal in which ${where} shows how ${what} is going.`,
      `Sign in there with this e-mail address and the password of the portal, which ${who} gives you.`,
    ],
    action: { label: 'Open the portal', url },
    footer: `${who} entered your address in Praxis, where ${where} manages its projects. If you weren’t expecting this, you can ignore it.`,
  })
}
