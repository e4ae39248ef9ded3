import type { MailKindName } from './mail-kinds'

const counts = new Map<MailKindName, number>()

export const countHeldBackMail = (kind: MailKindName): void => {
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
}

/** How many mails this process has held back since it started, for whoever runs the installation. */
export const heldBackMails = (): ReadonlyMap<MailKindName, number> => counts
