import type { Tx } from '../database/database'
import type { Limit, Limits } from '../limits/limits'
import { Refusal } from '../refusal'
import { NotLetIn } from '../shares/lane'

const HOUR = 3600
const DAY = 24 * HOUR

interface MailKind {
  /** Sent by a crew and over connections of its own, never behind other mails. */
  readonly isAboutAccounts?: true
  /** To people who have not joined the company and cannot leave it. */
  readonly isToOutside?: true
  /** Of the person who causes it, over all their companies: anybody can create companies. */
  readonly ofPerson?: Limit
  readonly ofCompany?: Limit
}

const limit = (name: string, attempts: number, seconds: number): Limit => ({ name, attempts, seconds })

/**
 * Every kind of mail with its measure. To colleagues, who have joined by themselves, what is beyond it comes gathered, a
 * quarter of an hour later at most; to people outside it is refused or held back.
 */
export const mailKinds = {
  /** Links to one's account and notices about it. Whoever asks for them is counted where they ask. */
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
  /** By rule, to clients' contacts and others outside. */
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
  // One mail a burst tells of what several people have assigned, and of what is due nobody's doing.
  assignment: { ofCompany: limit('mail.assignment.company', 1000, HOUR) },
  reminder: { ofCompany: limit('mail.reminder.company', 1000, HOUR) },
  /** One a day at most, of what somebody has not read. */
  digest: {},
} as const satisfies Readonly<Record<string, MailKind>>

export type MailKindName = keyof typeof mailKinds

/** Counts as many mails of the kind, or refuses: first for the person, who is not to use up what the company has left. */
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

/** Whether the work that counts attempts found none left. */
export const isRefusedByLimit = async (counting: Promise<void>): Promise<boolean> => {
  try {
    await counting
    return false
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'tooManyRequests' && !(error instanceof NotLetIn)) return true
    throw error
  }
}
