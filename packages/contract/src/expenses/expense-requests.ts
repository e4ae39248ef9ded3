import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { ProjectBrief } from '../projects/projects'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, pageOf } from '../protocol/page'
import { Currency, Id } from '../protocol/values'
import { groupEnvelope, RequestVersion, requestEnvelope } from '../requests/request-envelope'
import { MOST_RECEIPTS, RECEIPT_MAX_BYTES } from './expense-rules'
import { Expense, NewExpense } from './expense-shapes'

const ofExpenses = { access: 'employee', feature: 'expense' } as const
const requestType = z.literal('expense')

/** A claim that somebody else decides on. */
export const ExpenseRequest = z
  .strictObject({ ...requestEnvelope, requestType, expense: Expense })
  .meta({ id: 'ExpenseRequest' })

/** A group is what one person submitted at once, or one claim on its own. */
const ExpenseGroup = z
  .strictObject({
    ...groupEnvelope,
    employee: EmployeeBrief,
    groupName: z.string(),
    /** The sum in the company’s currency. */
    amount: z.int(),
    /** Each request has the id of its expense. */
    requests: z.array(z.strictObject({ version: RequestVersion, expense: Expense })),
  })
  .meta({ id: 'ExpenseApprovalGroup' })

/** A page of the approvals inbox. */
export const ExpenseApprovals = pageOf(ExpenseGroup).extend({
  requestType,
  /** How many requests the groups of all pages have. */
  requestCount: z.int(),
})

export const unfoldedExpenses = ({ items, requestType, ...page }: z.infer<typeof ExpenseApprovals>) => ({
  items: items.map(({ requests, ...group }) => ({
    requestType,
    ...group,
    requests: requests.map(({ version, expense }) => ({ id: expense.id, version, expense })),
  })),
  ...page,
})
export type ExpenseGroup = ReturnType<typeof unfoldedExpenses>['items'][number]

/** The expenses of a project so far, net and in its currency. */
export const SpentOnProject = z
  .strictObject({
    currency: Currency,
    approved: z.int(),
    waiting: z.int(),
    /** What of both is billed to the client. */
    billable: z.int(),
    /** What the budget has for expenses; absent for those who may not see money of the project. */
    budgetCost: z.int().optional(),
    budgetRevenue: z.int().optional(),
  })
  .meta({ id: 'SpentOnProject' })
export type SpentOnProject = z.infer<typeof SpentOnProject>

/** What whoever decides on a claim should know beside it. */
export const ExpenseToDecide = z
  .strictObject({
    expense: Expense,
    version: RequestVersion,
    spent: SpentOnProject.nullable(),
    /** The claim in the project’s currency, net; null where it cannot be converted. */
    netInProject: z.int().nullable(),
  })
  .meta({ id: 'ExpenseToDecide' })
export type ExpenseToDecide = z.infer<typeof ExpenseToDecide>

export const receiptFiles = {
  receipts: { maxBytes: RECEIPT_MAX_BYTES, many: true, accept: 'any' },
} as const
export const receiptReasons = ['invalidFileExtension', 'fileTooLarge', 'tooManyReceipts'] as const

export const expenseRequests = about('expenses', {
  requestExpense: endpoint({
    method: 'POST',
    path: '/requests/expenses',
    summary: `Claim an expense and submit it at once, as a group of its own; with up to ${MOST_RECEIPTS} receipts`,
    ...ofExpenses,
    body: NewExpense,
    files: receiptFiles,
    response: Expense,
    reasons: [
      ...receiptReasons,
      'notFound',
      'openExpensesMustBeValid',
      'currencyConversionNotSupported',
      'projectMandatoryForExpenses',
      'nonChargeableExpensesNotAllowed',
    ],
  }),
})

export const expenseApprovals = about('approvals', {
  getExpenseToDecide: endpoint({
    method: 'GET',
    path: '/approvals/{id}/expense',
    summary: 'Get a claim with what its project has spent so far, for whoever decides on it',
    ...ofExpenses,
    params: z.strictObject({ id: Id }),
    response: ExpenseToDecide,
    reasons: ['notFound'],
  }),
  listExpenseProjectChoices: endpoint({
    method: 'GET',
    path: '/approvals/{id}/expenseProjectChoices',
    summary: 'List projects a waiting claim can move to: visible to the caller and open to the person who claims it',
    ...ofExpenses,
    params: z.strictObject({ id: Id }),
    query: z.strictObject({ query: z.string().trim().max(200).default('') }),
    response: listOf(ProjectBrief),
    reasons: ['notFound', 'invalidPermission', 'requestDecided'],
  }),
})
