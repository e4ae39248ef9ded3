import type { Expense, ExpenseChanges } from '@praxis/contract/expenses/expense-shapes'
import type { Day } from '@praxis/domain/calendar/day'
import { cleanDynamicDetails, type EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { date } from '@praxis/domain/validation/date-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/rule-problems'
import type { LoggableChoice } from '../../loggables/loggable-picker'

/** What every claim is filled in with. */
export interface ClaimValues {
  readonly project: LoggableChoice | null
  readonly incurredDate: string | null
  readonly billToClient: boolean
  readonly comment: string
  readonly dynamicDetails: readonly EditedDetail[]
}

const LONGEST_COMMENT = 5000

export const newClaim = (today: Day): ClaimValues => ({
  project: null,
  incurredDate: today,
  billToClient: false,
  comment: '',
  dynamicDetails: [],
})

export const claimValuesOf = ({
  project,
  incurredDate,
  billToClient,
  comment,
  dynamicDetails,
}: Expense): ClaimValues => ({
  project: project && { type: 'project', id: project.id },
  incurredDate,
  billToClient,
  comment,
  dynamicDetails,
})

export const claimRules = {
  incurredDate: [required('Day'), date()],
  comment: maxLength(LONGEST_COMMENT),
} satisfies FormRules<ClaimValues>

/** What is sent for the values that are given. */
export const claimBody = ({
  project,
  incurredDate,
  billToClient,
  comment,
  dynamicDetails,
}: Partial<ClaimValues>): Omit<ExpenseChanges, 'version'> => ({
  ...(project !== undefined && { projectID: project?.id ?? null }),
  ...(incurredDate != null && { incurredDate }),
  ...(billToClient !== undefined && { billToClient }),
  ...(comment !== undefined && { comment: comment.trim() }),
  ...(dynamicDetails && { dynamicDetails: cleanDynamicDetails(dynamicDetails) }),
})
