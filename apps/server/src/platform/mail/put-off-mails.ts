import type { MailKindName } from './mail-kinds'

/** What becomes of a mail beyond a limit: it is gathered with others into one, or not sent. */
export type PutOff = 'gathered' | 'heldBack'

const counts: Readonly<Record<PutOff, Map<MailKindName, number>>> = { gathered: new Map(), heldBack: new Map() }

export const countPutOffMail = (how: PutOff, kind: MailKindName): void => {
  counts[how].set(kind, (counts[how].get(kind) ?? 0) + 1)
}

/** How many mails this process has put off since it started, for operators. */
export const putOffMails = (): Readonly<Record<PutOff, ReadonlyMap<MailKindName, number>>> => counts
