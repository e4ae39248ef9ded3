import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import type { invoices, NewInvoice } from '@praxis/contract/invoices/invoices'
import type { CheckedInput } from '@praxis/contract/protocol/endpoint'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import { holdTargetable } from '../../targetables/queries/open-targetable'
import { dueOfAgreement, listOpenAgreements } from '../queries/open-agreements'
import { createInvoice } from './create-invoice'

type Given = CheckedInput<typeof invoices.createInvoiceByAgreements>['body']

const onlyAgreed: Omit<NewInvoice, 'projectID' | 'agreementItems' | 'dueDate' | 'note'> = {
  ...{ projectIDs: [], timeSheetGrouping: 'byEmployeeByMonth', freeItems: [], leaveOut: [] },
  ...{ time: false, expenses: false, waitingItems: false },
}

/** What is due now of a project's agreement items; whether the actor may invoice them is decided with the draft. */
const listDue = async (db: Tx, actor: EmployeeActor, projectId: string) => {
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  const agreements = await listOpenAgreements(db, [projectId])
  return agreements
    .filter((agreement) => agreement.left > 0 && dueOfAgreement(agreement, today) > 0)
    .map(({ id }) => ({ id }))
}

/** A draft of agreement items: those that are due, unless they are named. */
export const createInvoiceByAgreements = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  projectId: string,
  { agreementItems, ...head }: Given,
): Promise<Invoice> => {
  await holdTargetable(db, projectId)
  const parts = agreementItems ?? (await listDue(db, actor, projectId))
  const given = { ...onlyAgreed, ...head, projectID: projectId, agreementItems: parts }
  return createInvoice(db, platform, actor, given, { needsItems: true })
}
