/** Where the distance of a mileage claim comes from: a route, an estimate as the crow flies, or whoever claims it. */
export const distanceSources = ['route', 'estimate', 'entered'] as const
export type DistanceSource = (typeof distanceSources)[number]

/** Why a claim is perhaps claimed twice: it has the same receipt, or the same day, amount and type. */
export const doubleSigns = ['receipt', 'likeness'] as const

/** The parts of a claim that can be wrong or missing. */
export const expenseFields = [
  'name',
  'type',
  'project',
  'incurredDate',
  'amount',
  'currency',
  'receipts',
  'billToClient',
  'creditCard',
  'mileage',
  'dynamicDetails',
] as const
export type ExpenseField = (typeof expenseFields)[number]

export const RECEIPT_MAX_BYTES = 15 * 1024 * 1024
export const MOST_RECEIPTS = 10
export const MOST_PLACES = 10
/** More open claims than anybody has; a claim beyond it is refused, so that all of them are one list. */
export const MOST_OPEN_EXPENSES = 200
/** A hundred million of any currency, in minor units. */
export const LARGEST_EXPENSE = 10_000_000_000
/** Further than around the earth, in metres. */
export const LONGEST_DISTANCE = 50_000_000
