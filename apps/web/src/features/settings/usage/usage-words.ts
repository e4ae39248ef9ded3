import type { CompanyUsage, LimitedMail, StorageKind } from '@praxis/contract/company/company-usage'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { momentText } from '../../../ui/dates/moment-text'

export const KIND_WORDS: Readonly<Record<StorageKind, string>> = {
  task: 'Task attachments',
  taskComment: 'Comment attachments',
  journalEntry: 'Journal attachments',
  invoiceFile: 'Invoices',
  portalDocument: 'Documents in client portals',
  signOff: 'Documents put up for approval',
  asset: 'Assets',
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
  request: 'Requests to decide',
  assignment: 'Task assignments',
  reminder: 'Task reminders',
  invoice: 'Invoices and payment reminders',
  portal: 'Invitations to client portals',
  visitor: 'Activity in client portals',
  visitorNews: 'News to visitors of client portals',
}

/** From this share on somebody should make room. */
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

type Mails = CompanyUsage['mails'][number]

const PERIODS: Readonly<Record<number, string>> = { 3600: 'an hour', 86400: 'a day' }

/** '12 of 500 a day'. */
export function sentText({ sent, most, seconds }: Pick<Mails, 'sent' | 'most' | 'seconds'>): string {
  const figures = `${sent.toLocaleString('en-GB')} of ${most.toLocaleString('en-GB')}`
  return `${figures} ${PERIODS[seconds] ?? `in ${Math.round(seconds / 60)} minutes`}`
}

/** For a kind that has reached its limit: '34 over the limit, resets on 17/11/2026 09:00'. */
export function beyondText({ beyond, resetsAt }: Pick<Mails, 'beyond' | 'resetsAt'>): string {
  const reached = beyond > 0 ? `${beyond.toLocaleString('en-GB')} over the limit` : 'Limit reached'
  return resetsAt ? `${reached}, resets on ${momentText(resetsAt)}` : reached
}
