import { readsLikeALink, withoutLinks } from '@praxis/domain/links/reads-like-a-link'
import { composeMail, type Mail } from '../../../platform/mail/mail'

interface Reader {
  readonly email: string
  readonly reference: string
  readonly title: string
  readonly company: string
}

interface News {
  readonly line: string
  readonly path: string
}

interface Sending {
  readonly publicUrl: string
  readonly token: string
}

const nameOr = (name: string, otherwise: string): string => (readsLikeALink(name) ? otherwise : name)

/**
 * What is new in a portal, in a line each: the mail says that something was said and not what, as whoever reads it by mistake
 * does not come in.
 */
export const visitorMail = (
  { email, reference, title, company }: Reader,
  news: readonly News[],
  { publicUrl, token }: Sending,
): Mail => {
  const [what, where] = [nameOr(title, 'Your portal'), nameOr(company, 'its firm')]
  const lines = news.map(({ line, path }) => ({
    label: withoutLinks(line),
    url: `${publicUrl}/portals/${reference}/${path}`,
  }))
  const [first] = lines
  const unsubscribeUrl = `${publicUrl}/api/v1/portals/unsubscribe?token=${token}`
  return composeMail({
    to: email,
    subject: lines.length === 1 && first ? `${first.label} · ${what}` : `${lines.length} updates in ${what}`,
    heading: `New in ${what}`,
    paragraphs: [{ list: lines }],
    action: {
      label: 'Open the portal',
      url: lines.length === 1 && first ? first.url : `${publicUrl}/portals/${reference}`,
    },
    otherwise: { label: 'Stop these e-mails', url: unsubscribeUrl },
    footer: `You get this because you came to the client portal of ${where}. You choose there which e-mails you get.`,
    unsubscribeUrl,
  })
}
