import type { RequestType } from '@praxis/contract/request-rules'
import type { MailContent } from '../../../platform/mail/mail'
import { requestTypeLines } from '../request-types'

interface DecisionMail {
  readonly to: string
  readonly isDenied: boolean
  readonly decider: string
  readonly comment: string
  /** At least one. */
  readonly decided: readonly { readonly id: string; readonly type: RequestType; readonly what: string }[]
  /** Of the page with one's requests. */
  readonly requestsUrl: string
}

const MOST_NAMED = 20

const named = (decided: DecisionMail['decided']): string[] => {
  const words = decided.slice(0, MOST_NAMED).map(({ what }) => what)
  return decided.length > MOST_NAMED ? [...words, `and ${decided.length - MOST_NAMED} more`] : words
}

/** In the words of their type, if they have one in common. */
const nounsOf = (decided: DecisionMail['decided']): { readonly one: string; readonly many: string } => {
  const [type, ...others] = new Set(decided.map((each) => each.type))
  return type && others.length === 0 ? requestTypeLines[type].words : { one: 'request', many: 'requests' }
}

/** What was denied or waits again, why, and the way to put it right. */
export const decisionMail = ({ to, isDenied, decider, comment, decided, requestsUrl }: DecisionMail) => {
  const { one, many } = nounsOf(decided)
  const [only, ...others] = decided
  const isOne = others.length === 0
  const did = isDenied ? 'denied' : 'reopened'
  const counted = isOne ? `Your ${one} was ${did}` : `${decided.length} of your ${many} were ${did}`
  return {
    to,
    subject: isOne ? `${isDenied ? 'Denied' : 'Reopened'}: ${only?.what}` : counted,
    heading: counted,
    paragraphs: [
      isDenied
        ? `${decider} denied:`
        : `${decider} reopened your approved ${isOne ? `${one}. It needs` : `${many}. They need`} approval again:`,
      { list: named(decided) },
      ...(comment ? ['Reason:', { quote: comment }] : ['No reason was given.']),
    ],
    action: isDenied
      ? {
          label: 'Correct and resubmit',
          url: isOne ? `${requestsUrl}?correct=${only?.id}` : requestsUrl,
        }
      : { label: 'View your requests', url: requestsUrl },
  } satisfies MailContent
}
