import * as z from 'zod'
import { Expense } from '../expenses/expense-shapes'
import { EmployeeBrief } from '../people/employees'
import { about, endpoint } from '../protocol/endpoint'
import { listed, PageMetadata, pageQuery } from '../protocol/page'
import { Currency, Day, Id, Moment } from '../protocol/values'

const processes = { access: 'employee', feature: 'expense', capability: 'canProcessPayments' } as const
const params = z.strictObject({ id: Id })

/** So many claims can be paid at once. */
export const MOST_PAID_AT_ONCE = 1000
const exportOptions = ['csv', 'bankFile'] as const

const filters = {
  search: z.string().trim().max(200).optional(),
  employeeID: Id.optional(),
  projectID: Id.optional(),
  typeID: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
}

const processingQuery = z.strictObject({
  ...pageQuery(12),
  ...filters,
  sortOrder: z.enum(['oldestFirst', 'newestFirst']).default('oldestFirst'),
})
export type ProcessingQuery = z.output<typeof processingQuery>
const processedQuery = z.strictObject({ ...pageQuery(12), ...filters })
export type ProcessedQuery = z.output<typeof processedQuery>

/** Approved claims that were submitted together and are not paid yet. */
const PaymentGroup = z
  .strictObject({
    groupIdentifier: Id,
    name: z.string(),
    employee: EmployeeBrief,
    submittedAt: Moment,
    expenseIDs: z.array(Id),
    /** The sum in the company’s currency. */
    amount: z.int(),
    /** Where the person is paid, its numbers masked; null without an account. */
    account: z.string().nullable(),
  })
  .meta({ id: 'PaymentGroup' })
export type PaymentGroup = z.infer<typeof PaymentGroup>

/** What a payment brings one person; what was spent in other currencies stands beside it. */
const PersonPaid = z.strictObject({
  employee: EmployeeBrief,
  amount: z.int(),
  expenseCount: z.int(),
  spent: z.array(z.strictObject({ currency: Currency, amount: z.int() })),
})

export const Payment = z
  .strictObject({
    id: Id,
    number: z.int(),
    /** Whether it is transferred to people, or was paid with the company’s cards. */
    kind: z.enum(['transfer', 'card']),
    processedAt: Moment,
    processedBy: EmployeeBrief.nullable(),
    currency: Currency,
    /** What is transferred; nothing for what was paid by card. */
    amount: z.int(),
    /** What was spent, in the company’s currency. */
    expenseAmount: z.int(),
    peopleCount: z.int(),
    expenseCount: z.int(),
    /** How often its bank file was made: from the second time on, it is a copy. */
    bankFileCount: z.int(),
    /** The invoice or bill it became in an accounting service. */
    linkedInvoice: z.strictObject({ vendor: z.string() }).nullable(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof Payment>

export const PaymentDetails = Payment.extend({
  people: z.array(PersonPaid),
  expenses: z.array(Expense),
}).meta({ id: 'PaymentDetails' })
export type PaymentDetails = z.infer<typeof PaymentDetails>

/** Somebody whose claims are left out of a payment, as their sum is not above nothing. */
const LeftOutPerson = z.strictObject({ employee: EmployeeBrief, amount: z.int() })

export const payments = about('payments', {
  listProcessingPayments: endpoint({
    method: 'GET',
    path: '/payments/processing',
    summary: 'List approved claims that are not paid yet, by the groups they were submitted in',
    ...processes,
    query: processingQuery,
    response: z.strictObject({
      expenseGroups: z.array(PaymentGroup),
      expenses: z.record(Id, Expense),
      metadata: PageMetadata,
      filter: processingQuery,
      /** Of all pages, in the company’s currency. */
      expenseCount: z.int(),
      amount: z.int(),
      currency: Currency,
      /** Whether all of it is chosen beforehand. */
      isPreselected: z.boolean(),
    }),
  }),
  countProcessingPayments: endpoint({
    method: 'GET',
    path: '/payments/processing/count',
    summary: 'Count approved claims that are not paid yet',
    ...processes,
    response: z.strictObject({ count: z.int() }),
  }),
  createPayment: endpoint({
    method: 'POST',
    path: '/payments',
    summary: 'Pay approved claims; processed is final',
    ...processes,
    notWhileImpersonating: true,
    body: z.strictObject({ expenseIDs: z.array(Id).min(1).max(MOST_PAID_AT_ONCE) }),
    response: z.strictObject({ payment: PaymentDetails, leftOut: z.array(LeftOutPerson) }),
    reasons: ['expenseNotValidToBeProcessed'],
  }),
  unapproveExpense: endpoint({
    method: 'POST',
    path: '/payments/{id}/unapprove',
    summary: 'Send an approved claim that is not paid back to waiting for approval, by who pays or approved it',
    access: 'employee',
    feature: 'expense',
    params,
    body: z.strictObject({ comment: z.string().trim().max(2000).default('') }),
    response: 'nothing',
    reasons: ['notFound', 'requestNotDecided', 'expensePaid', 'alreadyInvoiced'],
  }),
  createCounterExpense: endpoint({
    method: 'POST',
    path: '/payments/{id}/counterExpense',
    summary: 'Take back a paid claim, in part or in whole, from the person’s next payment; {id} is the claim',
    ...processes,
    notWhileImpersonating: true,
    params,
    body: z.strictObject({
      /** Minor units of the currency that the claim was paid in; all that is left of it by default. */
      amount: z.int().min(1).optional(),
      comment: z.string().trim().min(1).max(2000),
    }),
    response: Expense,
    reasons: ['notFound', 'expenseNotValidToBeProcessed'],
  }),
  listProcessedPayments: endpoint({
    method: 'GET',
    path: '/payments/processed',
    summary: 'List payments, newest first',
    ...processes,
    query: processedQuery,
    response: z.strictObject({
      payments: z.array(Payment),
      metadata: PageMetadata,
      filter: processedQuery,
    }),
  }),
  getProcessedPayment: endpoint({
    method: 'GET',
    path: '/payments/processed/{id}',
    summary: 'Get a payment with its people and claims',
    ...processes,
    params,
    response: PaymentDetails,
    reasons: ['notFound'],
  }),
  exportProcessedPayments: endpoint({
    method: 'GET',
    path: '/payments/processed/csv',
    summary: 'Get the claims of payments as CSV',
    ...processes,
    query: z.strictObject({ paymentIDs: listed(Id).min(1) }),
    makes: 'csv',
    response: 'binary',
    reasons: ['notFound'],
  }),
  getValidExportOptions: endpoint({
    method: 'GET',
    path: '/payments/validExportOptions',
    summary: 'Say what payments can be exported as, by the company’s currency and what is linked',
    ...processes,
    response: z.strictObject({
      options: z.array(z.enum(exportOptions)),
      /** What the bank file is called: SEPA for euros, BACS for pounds; null without one. */
      bankFile: z.enum(['SEPA', 'BACS']).nullable(),
    }),
  }),
  makeBankFile: endpoint({
    method: 'POST',
    path: '/payments/processed/{id}/bankFile',
    summary: 'Make the file that the bank pays a payment by, from people’s bank accounts; each is kept in the history',
    ...processes,
    notWhileImpersonating: true,
    secret: true,
    params,
    response: 'binary',
    reasons: ['notFound', 'bankFileNotSupported', 'bankAccountsMissing'],
  }),
})
