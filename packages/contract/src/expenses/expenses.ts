import * as z from 'zod'
import { mileageUnits } from '../company/company-settings'
import { about, endpoint } from '../protocol/endpoint'
import { listOf, PageMetadata, pageQuery } from '../protocol/page'
import { Currency, Day, Id, Moment } from '../protocol/values'
import { requestStates } from '../requests/request-rules'
import { receiptFiles, receiptReasons } from './expense-requests'
import { distanceSources, MOST_PLACES, MOST_RECEIPTS } from './expense-rules'
import { Conversion, Expense, ExpenseAmount, ExpenseChanges, NewExpense, NewMileage, Place } from './expense-shapes'

const mine = { access: 'employee', feature: 'expense' } as const
const params = z.strictObject({ id: Id })

/** The caller’s claims that are not submitted yet, newest first, and what they come to in the company’s currency. */
export const OpenExpenses = z
  .strictObject({
    items: z.array(Expense),
    amount: z.int(),
    /** What of it is paid back to the caller, and what was paid with the company’s cards. */
    toCaller: z.int(),
    onCards: z.int(),
    /** How many cannot be submitted as they stand. */
    invalidCount: z.int(),
  })
  .meta({ id: 'OpenExpenses' })
export type OpenExpenses = z.infer<typeof OpenExpenses>

/** Claims that were submitted at once. */
const SubmittedGroup = z
  .strictObject({
    groupIdentifier: Id,
    groupName: z.string(),
    submittedAt: Moment,
    /** The sum of the listed claims in the company’s currency. */
    amount: z.int(),
    expenses: z.array(Expense),
  })
  .meta({ id: 'SubmittedExpenses' })
export type SubmittedGroup = z.infer<typeof SubmittedGroup>

const submittedQuery = z.strictObject({
  ...pageQuery(10),
  state: z.enum(requestStates).exclude(['unsubmitted']).optional(),
  /** Only claims that are paid, or that are not. */
  isPaid: z.stringbool().meta({ type: 'boolean' }).optional(),
  projectID: Id.optional(),
  typeID: Id.optional(),
  from: Day.optional(),
  to: Day.optional(),
  search: z.string().trim().max(200).optional(),
  sortOrder: z.enum(['newestFirst', 'oldestFirst']).default('newestFirst'),
})
export type SubmittedExpensesQuery = z.output<typeof submittedQuery>

const placeKinds = ['client', 'recent', 'place'] as const
/** A place that a way may lead to. */
const SuggestedPlace = Place.extend({
  /** Where it is, or whose address. */
  detail: z.string(),
  kind: z.enum(placeKinds),
}).meta({ id: 'SuggestedPlace' })
export type SuggestedPlace = z.output<typeof SuggestedPlace>

export const Distance = z
  .strictObject({
    metres: z.int(),
    source: z.enum(distanceSources).exclude(['entered']),
    unit: z.enum(mileageUnits),
    tenths: z.int(),
    rate: z.int(),
    /** What the way comes to, in minor units of the company’s currency. */
    amount: z.int(),
  })
  .meta({ id: 'Distance' })
export type Distance = z.infer<typeof Distance>

/** What the caller claims. */
export const expenses = about('expenses', {
  listOpenExpenses: endpoint({
    method: 'GET',
    path: '/expenses/open',
    summary: 'List the caller’s claims that are not submitted yet, each with what is missing',
    ...mine,
    response: OpenExpenses,
  }),
  listSubmittedExpenses: endpoint({
    method: 'GET',
    path: '/expenses/submitted',
    summary: 'List the caller’s submitted claims, in the groups they were submitted in',
    ...mine,
    query: submittedQuery,
    response: z.strictObject({ items: z.array(SubmittedGroup), metadata: PageMetadata }),
  }),
  countExpenses: endpoint({
    method: 'GET',
    path: '/expenses/count',
    summary: 'Count the caller’s claims: open ones, submitted ones that are not paid, and paid ones; up to 10,000',
    ...mine,
    response: z.strictObject({ open: z.int(), submitted: z.int(), paid: z.int() }),
  }),
  getExpense: endpoint({
    method: 'GET',
    path: '/expenses/{id}',
    summary: 'Get a claim that the caller made, decides on, pays, or may see on its project',
    ...mine,
    params,
    response: Expense,
    reasons: ['notFound'],
  }),
  createExpense: endpoint({
    method: 'POST',
    path: '/expenses',
    summary: `Add an open claim, with up to ${MOST_RECEIPTS} receipts; a draft may lack everything`,
    ...mine,
    body: NewExpense,
    files: receiptFiles,
    response: Expense,
    reasons: [...receiptReasons, 'notFound', 'tooManyOpenExpenses'],
  }),
  createMileageExpense: endpoint({
    method: 'POST',
    path: '/expenses/mileage',
    summary: 'Add an open claim of a way travelled',
    ...mine,
    body: NewMileage,
    files: receiptFiles,
    response: Expense,
    reasons: [...receiptReasons, 'notFound', 'tooManyOpenExpenses'],
  }),
  updateExpense: endpoint({
    method: 'PUT',
    path: '/expenses/{id}',
    summary: 'Change an open claim; omitted fields stay',
    ...mine,
    params,
    body: ExpenseChanges,
    response: Expense,
    reasons: ['notFound', 'submittedExpensesCannotBeAmended', 'changedMeanwhile'],
  }),
  addReceipts: endpoint({
    method: 'POST',
    path: '/expenses/{id}/receipts',
    summary: 'Add receipts to an open claim',
    ...mine,
    params,
    files: { receipts: { ...receiptFiles.receipts, required: true } },
    response: Expense,
    reasons: [...receiptReasons, 'notFound', 'submittedExpensesCannotBeAmended'],
  }),
  removeReceipt: endpoint({
    method: 'DELETE',
    path: '/expenses/{id}/receipts/{fileId}',
    summary: 'Take a receipt off an open claim',
    ...mine,
    params: z.strictObject({ id: Id, fileId: Id }),
    response: Expense,
    reasons: ['notFound', 'submittedExpensesCannotBeAmended'],
  }),
  deleteExpense: endpoint({
    method: 'DELETE',
    path: '/expenses/{id}',
    summary: 'Delete an open claim; it can be restored for a day',
    ...mine,
    params,
    response: 'nothing',
    reasons: ['notFound', 'submittedExpensesCannotBeAmended'],
  }),
  deleteOpenExpenses: endpoint({
    method: 'DELETE',
    path: '/expenses/open',
    summary: 'Delete all open claims; they can be restored for a day',
    ...mine,
    response: z.strictObject({ deletedIDs: z.array(Id) }),
  }),
  restoreExpenses: endpoint({
    method: 'POST',
    path: '/expenses/restore',
    summary: 'Restore deleted claims',
    ...mine,
    repeatable: true,
    body: z.strictObject({ expenseIDs: z.array(Id).min(1).max(200) }),
    response: listOf(Expense),
    reasons: ['notFound', 'tooManyOpenExpenses'],
  }),
  submitOpenExpenses: endpoint({
    method: 'POST',
    path: '/expenses/open',
    summary: 'Submit all open claims as one group; refused whole while one of them is not valid',
    ...mine,
    body: z.strictObject({
      /** The claims that the caller has seen; refused once others are open. Without it, whatever is open is submitted. */
      expenseIDs: z.array(Id).max(200).optional(),
    }),
    response: SubmittedGroup,
    reasons: ['openExpensesMustBeValid', 'noOpenExpenses', 'changedMeanwhile'],
  }),
  correctExpense: endpoint({
    method: 'POST',
    path: '/expenses/{id}/correction',
    summary: 'Put right a denied claim: an open copy of it, with its receipts',
    ...mine,
    params,
    response: Expense,
    reasons: ['notFound', 'requestNotDenied', 'tooManyOpenExpenses'],
  }),
  changeVAT: endpoint({
    method: 'PUT',
    path: '/expenses/{id}/vat',
    summary: 'Correct the VAT of a submitted claim, by who decides or pays, before it is paid',
    ...mine,
    params,
    body: z.strictObject({ vatAmount: ExpenseAmount }),
    response: Expense,
    reasons: ['notFound', 'expenseNotValidToBeProcessed', 'alreadyInvoiced'],
  }),
  convertCurrency: endpoint({
    method: 'GET',
    path: '/expenses/convert',
    summary: 'Convert an amount by the European Central Bank’s reference rate of a day',
    ...mine,
    query: z.strictObject({
      amount: z.coerce.number().int().min(0).max(10_000_000_000),
      from: Currency,
      /** The company’s currency by default. */
      to: Currency.optional(),
      /** The caller’s today by default. */
      day: Day.optional(),
    }),
    response: z.strictObject({
      amount: z.int(),
      currency: Currency,
      conversion: Conversion.nullable(),
      /** The newest day that rates are known of. */
      newestDay: Day,
    }),
    reasons: ['currencyConversionNotSupported'],
  }),
  suggestLocations: endpoint({
    method: 'GET',
    path: '/expenses/locationSuggestions',
    summary: 'Suggest places: the caller’s recent ones, clients’ addresses, and towns; at most 10',
    ...mine,
    query: z.strictObject({ query: z.string().trim().max(200).default('') }),
    response: listOf(SuggestedPlace),
  }),
  calculateDistance: endpoint({
    method: 'GET',
    path: '/expenses/calculateDistance',
    summary: 'Find out a distance by the route service, or estimate it, and what it comes to',
    ...mine,
    query: z.strictObject({
      /** Latitude and longitude of each place on the way, as in 53.8;-1.55. */
      places: z
        .array(z.string().regex(/^-?\d{1,2}(\.\d{1,7})?;-?\d{1,3}(\.\d{1,7})?$/))
        .min(2)
        .max(MOST_PLACES),
      isReturn: z.stringbool().meta({ type: 'boolean' }).default(false),
    }),
    response: Distance,
    reasons: ['distanceNotCalculated'],
  }),
})
