import type { Tx } from '../database/database'
import type { Limit, Limits } from '../limits/limits'
import { Refusal } from '../refusal'
import { NotLetIn } from '../shares/lane'

const HOUR = 3600
const DAY = 24 * HOUR

interface MailKind {
  /** Whether these mails have a crew and connections of their own, so that they never wait behind other mails. */
  readonly isAboutAccounts?: true
  /** Whether they go to people who have not joined the company and cannot leave it. */
  readonly isToOutside?: true
  /** The limit of the person who causes them, over all their companies, as anybody can create companies. */
  readonly ofPerson?: Limit
  readonly ofCompany?: Limit
}

const limit = (name: string, attempts: number, seconds: number): Limit => ({ name, attempts, seconds })

/**
 * Every kind of mail with its limits. Mails beyond them to colleagues, who have joined by themselves, come gathered at
 * most a quarter of an hour later; those to people outside are refused or held back.
 */
export const mailKinds = {
  /** Links to one's account and notices about it. Requests for them are counted where they are made. */
  account: { isAboutAccounts: true },
  invitation: {
    isAboutAccounts: true,
    ofPerson: limit('invitation.inviter', 500, DAY),
    ofCompany: limit('invitation.company', 500, DAY),
  },
  /** Asks people outside whether rules may write to them: the only mail that anybody can have sent to anyone. */
  addressConfirmation: {
    ofPerson: limit('mail.addressConfirmation.person', 30, DAY),
    ofCompany: limit('mail.addressConfirmation.company', 60, DAY),
  },
  /** Mails by rule to clients' contacts and others outside. */
  ruleOutside: {
    isToOutside: true,
    ofPerson: limit('mail.ruleOutside.person', 300, DAY),
    ofCompany: limit('mail.ruleOutside.company', 500, DAY),
  },
  rule: { ofPerson: limit('mail.rule.person', 200, HOUR), ofCompany: limit('mail.rule.company', 1000, HOUR) },
  mention: { ofPerson: limit('mail.mention.person', 100, HOUR), ofCompany: limit('mail.mention.company', 1000, HOUR) },
  decision: {
    ofPerson: limit('mail.decision.person', 300, HOUR),
    ofCompany: limit('mail.decision.company', 1000, HOUR),
  },
  request: {
    ofPerson: limit('mail.request.person', 100, HOUR),
    ofCompany: limit('mail.request.company', 1000, HOUR),
  },
  // One mail tells of a burst of assignments by several people, and due tasks are nobody's doing, so no person has a
  // limit.
  assignment: { ofCompany: limit('mail.assignment.company', 1000, HOUR) },
  reminder: { ofCompany: limit('mail.reminder.company', 1000, HOUR) },
  /** Invoices and what is written about them, to the addresses of clients. */
  invoice: {
    isToOutside: true,
    ofPerson: limit('mail.invoice.person', 300, DAY),
    ofCompany: limit('mail.invoice.company', 1000, DAY),
  },
  /** The addresses of portals, to people of clients. */
  portal: {
    isToOutside: true,
    ofPerson: limit('mail.portal.person', 100, DAY),
    ofCompany: limit('mail.portal.company', 300, DAY),
  },
  /** What visitors of portals did, to people of the firm. */
  visitor: { ofCompany: limit('mail.visitor.company', 1000, HOUR) },
  /** News of portals to their visitors, who choose what they are told. */
  visitorNews: { isToOutside: true, ofCompany: limit('mail.visitorNews.company', 2000, DAY) },
  /** One mail a day at most, about unread notifications. */
  digest: {},
} as const satisfies Readonly<Record<string, MailKind>>

export type MailKindName = keyof typeof mailKinds

/** Counts so many mails of the kind, or refuses: first for the person, who is not to use up the company's limit. */
export const takeMails = async (
  db: Tx,
  limits: Limits,
  kind: MailKindName,
  userId: string | null,
  count = 1,
): Promise<void> => {
  const { ofPerson, ofCompany }: MailKind = mailKinds[kind]
  if (ofPerson && userId !== null) await limits.take(db, ofPerson, userId, count)
  if (ofCompany) await limits.take(db, ofCompany, db.scope.companyId, count)
}

/** Whether counting was refused by a limit. */
export const isRefusedByLimit = async (counting: Promise<void>): Promise<boolean> => {
  try {
    await counting
    return false
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'tooManyRequests' && !(error instanceof NotLetIn)) return true
    throw error
  }
}
