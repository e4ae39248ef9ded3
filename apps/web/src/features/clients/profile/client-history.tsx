import type { ActionWords } from '@praxis/contract/company/history-actions'
import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { contactWayLabels } from '../../../ui/forms/contact-ways'
import { actionText } from '../../../ui/history/action-text'
import type { HistoryEntry as ShownEntry } from '../../../ui/history/history-panel'
import { recordedChanges, recordedDetailChanges } from '../../../ui/history/recorded-changes'
import { whoAndWhen } from '../../../ui/history/who-and-when'
import { RecordHistoryPanel } from '../../workspaces/record-history-panel'
import { addressLabels } from './client-form'

const ACTIONS: ActionWords<'client'> = {
  created: 'added the client',
  updated: 'changed the details',
  deactivated: 'deactivated the client',
  reactivated: 'reactivated the client',
  deleted: 'deleted the client',
  contactAdded: 'added a contact',
  contactUpdated: 'changed a contact',
  contactRemoved: 'deleted a contact',
  logoSet: 'set the logo',
  logoRemoved: 'removed the logo',
  billingUpdated: 'changed how the client is billed',
}

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Client name',
  tradingCurrency: 'Trading currency',
  clientOwner: "Client's owner",
  type: 'Type',
  firstName: 'First name',
  lastName: 'Last name',
  jobTitle: 'Job title',
  ...contactWayLabels,
  ...addressLabels,
  line1: 'Address',
  line2: 'Address, second line',
  legalName: 'Registered name',
  vatNumber: 'VAT number',
  companyNumber: 'Company number',
  electronicAddress: 'Electronic address',
  buyerReference: 'Reference on invoices',
  billingAddress: 'Billing address',
  billingEmails: 'Billing e-mails',
  paymentTerms: 'Payment terms',
  vat: 'VAT of new items',
}

/** The text of a value; rich text is given as plain words. */
const textOf = (_name: string, value: unknown): string | null => {
  const text = typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() : ''
  return text === '' ? null : text
}

/** A record of a client, in the words of the page. */
export const shownClientEntry = (entry: HistoryEntry): ShownEntry => ({
  ...whoAndWhen(entry),
  did: actionText(ACTIONS, entry.action),
  changes: [
    ...recordedChanges(FIELDS, entry.before ?? {}, entry.after ?? {}, textOf),
    ...recordedDetailChanges(entry.before, entry.after, textOf),
  ],
})

export function ClientHistoryPanel({ clientID, onClose }: { clientID: string; onClose: () => void }) {
  return <RecordHistoryPanel topic="clients" entity="client" id={clientID} shown={shownClientEntry} onClose={onClose} />
}
