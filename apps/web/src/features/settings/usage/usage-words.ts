import type { CompanyUsage, LimitedMail, StorageKind } from '@praxis/contract/company-usage'
import { formatFileSize } from '@praxis/domain/files/file-size'

export const KIND_WORDS: Readonly<Record<StorageKind, string>> = {
  task: 'Task attachments',
  taskComment: 'Comment attachments',
  journalEntry: 'Journal attachments',
  image: 'Logos and profile images',
  other: 'Other files',
}

export const MAIL_WORDS: Readonly<Record<LimitedMail, string>> = {
  invitation: 'Invitations',
  addressConfirmation: 'Address confirmations',
  ruleOutside: 'Automations, to people outside',
  rule: 'Automations, to colleagues',
  mention: 'Mentions',
  decision: 'Decisions on requests',
  assignment: 'Task assignments',
  reminder: 'Task reminders',
}

/** From here on somebody should do something about it. */
const ALMOST_FULL = 0.9

export type StorageState = 'roomy' | 'almostFull' | 'full'

type Use = Pick<CompanyUsage['storage'], 'used' | 'quota'>

export function storageState({ used, quota }: Use): StorageState {
  if (used >= quota) return 'full'
  return used >= quota * ALMOST_FULL ? 'almostFull' : 'roomy'
}

export function roomText(use: Use): string {
  const left = `${formatFileSize(Math.max(0, use.quota - use.used))} left`
  const remedy = 'Delete files you no longer need, or ask the people who run Praxis for more space.'
  return {
    roomy: left,
    almostFull: `Almost full: ${left}. ${remedy}`,
    full: `Full: new files can’t be uploaded. ${remedy}`,
  }[storageState(use)]
}

const PERIODS: Readonly<Record<number, string>> = { 3600: 'an hour', 86400: 'a day' }

/** '12 of 500 a day'. */
export function sentText({ sent, most, seconds }: Pick<CompanyUsage['mails'][number], 'sent' | 'most' | 'seconds'>) {
  const figures = `${sent.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')}`
  return `${figures} ${PERIODS[seconds] ?? `in ${Math.round(seconds / 60)} minutes`}`
}
