import { MOST_INVOICED_ROWS, type TimeSheetGrouping } from '@praxis/contract/invoices/invoice-rules'
import type { Day } from '@praxis/domain/calendar/day'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import type { Tx } from '../../../platform/database/database'
import { invalidField } from '../../../platform/refusal'
import { coverTime } from '../../plans/commands/cover-time'
import type { InvoiceableProject, UsualVat } from '../queries/invoiceable-projects'
import { dueOfAgreement, listOpenAgreements, type OpenAgreement } from '../queries/open-agreements'
import { listOpenExpenses } from '../queries/open-expenses'
import { listOpenTime } from '../queries/open-time'
import { listWaitingItems } from '../queries/waiting-items'
import { agreementItem, expenseItems, itemOfWaiting, type NewItems, timeItems } from './new-items'

export interface AgreementPart {
  readonly id: string
  readonly amount?: number | undefined
}

/** What of the open work of projects goes on an invoice. */
export interface WantedWork {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly time: boolean
  readonly expenses: boolean
  readonly waitingItems: boolean
  readonly agreementItems: readonly AgreementPart[]
  readonly leaveOut: readonly string[]
}

/** What is due of it, or ahead of its time all that is left. */
const usualAmount = (agreement: OpenAgreement, to: Day): number => {
  const due = Math.min(dueOfAgreement(agreement, to), agreement.left)
  return due > 0 ? due : agreement.left
}

const agreementItems = (
  agreements: readonly OpenAgreement[],
  parts: readonly AgreementPart[],
  to: Day,
  vatOf: (targetableId: string) => UsualVat,
) => {
  const known = new Map(agreements.map((agreement) => [agreement.id, agreement]))
  return parts.map(({ id, amount }, index) => {
    const agreement = known.get(id)
    // An id that is given twice is not known the second time.
    if (!agreement || !known.delete(id)) throw invalidField(`agreementItems.${index}.id`, 'Unknown agreement item')
    const { left, targetableId } = agreement
    if (left === 0) throw invalidField(`agreementItems.${index}.id`, 'All of it is on invoices already')
    if (amount !== undefined && amount > left)
      throw invalidField(`agreementItems.${index}.amount`, `Maximum of ${enteredTextOfMoney(left)} is required`)
    return agreementItem(agreement, amount ?? usualAmount(agreement, to), vatOf(targetableId))
  })
}

interface Adding {
  readonly projects: readonly InvoiceableProject[]
  readonly grouping: TimeSheetGrouping
  readonly today: Day
}

/** Items of open work, whose rows are locked; the caller has locked the projects. */
export const itemsOfOpenWork = async (
  db: Tx,
  { projects, grouping, today }: Adding,
  wanted: WantedWork,
): Promise<NewItems> => {
  const targetableIds = projects.map(({ id }) => id)
  const usual = new Map<string, UsualVat>(projects.map((project) => [project.id, project]))
  const vatOf = (targetableId: string): UsualVat => {
    const vat = usual.get(targetableId)
    if (!vat) throw new Error('open work is of the projects asked for')
    return vat
  }
  const days = { from: wanted.from, to: wanted.to ?? today }
  const asked = { targetableIds, days, isLocking: true }
  const left = new Set(wanted.leaveOut)
  const isWanted = ({ id }: { readonly id: string }) => !left.has(id)
  const agreements = await listOpenAgreements(db, targetableIds)
  // What was logged last is not known to be covered until its job is done.
  const retained = new Set(agreements.flatMap(({ targetableId, retainer }) => (retainer ? [targetableId] : [])))
  for (const targetableId of retained) await coverTime(db, targetableId, today)
  const time = wanted.time ? (await listOpenTime(db, asked)).filter(isWanted) : []
  const expenses = wanted.expenses ? (await listOpenExpenses(db, asked)).filter(isWanted) : []
  if (time.length + expenses.length > MOST_INVOICED_ROWS)
    throw invalidField('to', 'There is more than fits on an invoice. Choose a shorter period.')
  const waiting = wanted.waitingItems ? (await listWaitingItems(db, targetableIds)).filter(isWanted) : []
  const [ofTime, ofExpenses] = [timeItems(time, grouping, vatOf), expenseItems(expenses, vatOf)]
  const agreed = agreementItems(agreements, wanted.agreementItems, days.to, vatOf)
  return {
    items: [...ofTime.items, ...ofExpenses.items, ...agreed, ...waiting.map(itemOfWaiting)],
    rows: [...ofTime.rows, ...ofExpenses.rows],
  }
}
