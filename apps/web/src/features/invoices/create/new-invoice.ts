import type { TimeSheetGrouping } from '@praxis/contract/invoices/invoice-rules'
import type { invoices } from '@praxis/contract/invoices/invoices'
import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import type { PlanCategory } from '@praxis/contract/plans/plan-rules'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { isDay } from '@praxis/domain/calendar/day'
import type { AskedWork } from '../invoices.queries'
import { type ItemValues, itemInput, vatInput } from '../page/item-form'
import {
  agreementProblem,
  amountOf,
  everything,
  isOpen,
  sumsOfInvoice,
  type WorkChoice,
  withRows,
  workInput,
} from './work-choice'

/** An item of its own, before there is an invoice. */
export interface NewFreeItem extends ItemValues {
  readonly key: string
  /** The first project, unless another is chosen. */
  readonly projectID: string | null
  readonly category: PlanCategory
}

export type Step = 1 | 2 | 3

/** An invoice while it is put together. */
export interface NewInvoiceDraft {
  readonly step: Step
  readonly projectIDs: readonly string[]
  /** All days up to today, unless some are chosen. */
  readonly period: DateRange | null
  readonly timeSheetGrouping: TimeSheetGrouping
  readonly choice: WorkChoice
  readonly freeItems: readonly NewFreeItem[]
  /** Null where it follows from the terms. */
  readonly dueDate: string | null
  /** Null while it is the project’s purchase order. */
  readonly reference: string | null
  readonly note: string
  readonly idempotencyKey: string
}

export const newDraft = (projectID: string | undefined, idempotencyKey: string): NewInvoiceDraft => ({
  step: projectID ? 2 : 1,
  projectIDs: projectID ? [projectID] : [],
  period: null,
  timeSheetGrouping: 'byEmployeeByMonth',
  choice: everything,
  freeItems: [],
  dueDate: null,
  reference: null,
  note: '',
  idempotencyKey,
})

export const askedWork = ({ projectIDs, period, timeSheetGrouping }: NewInvoiceDraft): AskedWork => ({
  projectIDs: [...projectIDs],
  ...(period && { from: period.from, to: period.to }),
  timeSheetGrouping,
})

/** Lines of time are others once they are grouped anew, so none of them is left out any more. */
export const withGrouping = (
  draft: NewInvoiceDraft,
  timeSheetGrouping: TimeSheetGrouping,
  work: UninvoicedWork,
): NewInvoiceDraft => ({
  ...draft,
  timeSheetGrouping,
  choice: withRows(
    draft.choice,
    work.time.flatMap(({ timeSheetSubmissions }) => timeSheetSubmissions),
    true,
  ),
})

/** What the draft would come to. */
export const sumsOfDraft = (work: UninvoicedWork, { choice, freeItems }: NewInvoiceDraft) =>
  sumsOfInvoice(
    work,
    choice,
    freeItems.map((item) => ({ ...item, vat: vatInput(item) })),
  )

/** What stands in the way of making the invoice. */
export function hindrance(work: UninvoicedWork, draft: NewInvoiceDraft): string | undefined {
  const wrong = work.agreements.filter(isOpen).find((item) => agreementProblem(item, amountOf(item, draft.choice)))
  if (wrong) return `${wrong.name}: enter an amount up to what is left`
  if (draft.dueDate !== null && !isDay(draft.dueDate)) return 'Enter a due date, or leave it empty'
  return undefined
}

export function newInvoiceInput(
  work: UninvoicedWork,
  draft: NewInvoiceDraft,
): NonNullable<Input<typeof invoices.createInvoice>['body']> {
  const [projectID = '', ...projectIDs] = draft.projectIDs
  return {
    projectID,
    projectIDs,
    ...(draft.period && { from: draft.period.from, to: draft.period.to }),
    timeSheetGrouping: draft.timeSheetGrouping,
    ...workInput(work, draft.choice),
    freeItems: draft.freeItems.map(({ key: _, projectID: itemProject, ...item }) => ({
      ...itemInput(item),
      category: item.category,
      projectID: itemProject ?? projectID,
    })),
    dueDate: draft.dueDate,
    ...(draft.reference !== null && { reference: draft.reference.trim() }),
    note: draft.note.trim(),
  }
}
