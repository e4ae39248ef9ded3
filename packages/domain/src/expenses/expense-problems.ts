import type { ExpenseField } from '@praxis/contract/expenses/expense-rules'
import type { ExpenseProblem, Mileage } from '@praxis/contract/expenses/expense-shapes'
import { type Reason, textOf } from '@praxis/contract/protocol/reasons'
import { type Day, formatDay } from '../calendar/day'
import { type DynamicDetail, type DynamicDetailDefinition, withDefinedDetails } from '../dynamic-details/dynamic-detail'
import { dynamicDetailProblems } from '../dynamic-details/dynamic-detail-problems'
import { isEmptyValue } from '../validation/rule'

/** A claim as it stands, with its amounts in minor units. */
export interface ClaimToCheck {
  readonly name: string
  readonly typeId: string | null
  readonly projectId: string | null
  readonly incurredDate: Day
  readonly amount: number
  /** The amount in the company’s currency; null where it cannot be converted. */
  readonly convertedAmount: number | null
  readonly billToClient: boolean
  readonly creditCardId: string | null
  readonly receiptCount: number
  readonly mileage: Pick<Mileage, 'places' | 'metres' | 'source' | 'suggestedMetres' | 'reason'> | null
  readonly dynamicDetails: readonly DynamicDetail[]
}

/** What a claim is held against. */
export interface GroundOfClaim {
  readonly today: Day
  readonly type: { readonly isReceiptNeeded: boolean } | null
  readonly project: {
    /** Whether it is active, and the person can log to it. */
    readonly isLoggable: boolean
    readonly isInternal: boolean
    readonly isNonChargeableExpensesAllowed: boolean
  } | null
  readonly cardIsUsable: boolean
  readonly dynamicDetailDefinitions: readonly DynamicDetailDefinition[]
}

type Check = (claim: ClaimToCheck, ground: GroundOfClaim) => ExpenseProblem | undefined

const problem = (field: ExpenseField, reason: string, message: string): ExpenseProblem => ({ field, reason, message })
const refusal = (field: ExpenseField, reason: Reason): ExpenseProblem => problem(field, reason, textOf({ reason }))

const nameProblem: Check = ({ name }) =>
  isEmptyValue(name) ? problem('name', 'nameRequired', 'Name is required') : undefined

const typeProblem: Check = ({ typeId, mileage }, { type }) =>
  !mileage && (typeId === null || !type) ? problem('type', 'typeRequired', 'Type is required') : undefined

const projectProblem: Check = ({ projectId }, { project }) => {
  if (projectId === null) return refusal('project', 'projectMandatoryForExpenses')
  return project?.isLoggable ? undefined : problem('project', 'projectNotLoggable', 'Choose a project you can log to')
}

const dayProblem: Check = ({ incurredDate }, { today }) =>
  incurredDate > today ? problem('incurredDate', 'dayInFuture', `Enter a date up to ${formatDay(today)}`) : undefined

const amountProblem: Check = ({ mileage, amount, convertedAmount }) => {
  if (mileage) return undefined
  if (amount <= 0) return problem('amount', 'amountNotOverZero', 'Enter an amount over 0')
  return convertedAmount !== null && convertedAmount <= 0
    ? problem('amount', 'amountNotOverZero', 'Enter an amount that is over 0 in the company’s currency too')
    : undefined
}

const currencyProblem: Check = ({ convertedAmount }) =>
  convertedAmount === null ? refusal('currency', 'currencyConversionNotSupported') : undefined

const receiptProblem: Check = ({ mileage, receiptCount }, { type }) =>
  !mileage && type?.isReceiptNeeded && receiptCount === 0
    ? problem('receipts', 'receiptRequired', 'Add a receipt: this type needs one')
    : undefined

const billingProblem: Check = ({ billToClient }, { project }) => {
  if (!project) return undefined
  if (project.isInternal)
    return billToClient
      ? problem('billToClient', 'internalProject', 'Internal projects have no client to bill this to')
      : undefined
  return billToClient || project.isNonChargeableExpensesAllowed
    ? undefined
    : refusal('billToClient', 'nonChargeableExpensesNotAllowed')
}

const cardProblem: Check = ({ creditCardId }, { cardIsUsable }) =>
  creditCardId !== null && !cardIsUsable
    ? problem('creditCard', 'cardNotUsable', 'Choose a card you can use')
    : undefined

const mileageProblem: Check = ({ mileage, amount }) => {
  if (!mileage) return undefined
  const { places, metres, source, suggestedMetres, reason } = mileage
  if (places.length < 2) return problem('mileage', 'placesRequired', 'Enter where you set off and where you went')
  if (metres <= 0) return problem('mileage', 'distanceRequired', 'Enter a distance')
  const isChanged = source === 'entered' && suggestedMetres !== null && suggestedMetres !== metres
  if (isChanged && isEmptyValue(reason))
    return problem('mileage', 'distanceReasonRequired', 'Say why the distance differs from the suggested one')
  return amount <= 0 ? problem('mileage', 'amountNotOverZero', 'Enter a distance that comes to more than 0') : undefined
}

const detailProblem: Check = ({ dynamicDetails }, { dynamicDetailDefinitions }) => {
  const [first] = dynamicDetailProblems(withDefinedDetails(dynamicDetails, dynamicDetailDefinitions))
  return first && problem('dynamicDetails', 'invalidDynamicDetails', first.message)
}

const checks: readonly Check[] = [
  nameProblem,
  typeProblem,
  projectProblem,
  dayProblem,
  amountProblem,
  currencyProblem,
  receiptProblem,
  billingProblem,
  cardProblem,
  mileageProblem,
  detailProblem,
]

/** What stands in the way of submitting a claim, at most one problem of each part of it. */
export const expenseProblems = (claim: ClaimToCheck, ground: GroundOfClaim): ExpenseProblem[] =>
  checks.map((check) => check(claim, ground)).filter((found) => found !== undefined)
