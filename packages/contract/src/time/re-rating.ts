import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { Currency, Day, Id } from '../protocol/values'

const ofTime = { access: 'employee', feature: 'timeSheet' } as const
const params = z.strictObject({ id: Id })

/** The states of time that can be re-rated; denied time counts nowhere, so it is not among them. */
export const reRatedStates = ['unsubmitted', 'waitingForApproval', 'approved'] as const
export type ReRatedState = (typeof reRatedStates)[number]

/** Which of the time logged in roles gets the rates that its role has now. */
const ReRating = z.strictObject({
  roleID: Id.optional().describe('Omit for all roles of the project'),
  from: Day.optional(),
  to: Day.optional(),
  states: z.array(z.enum(reRatedStates)).min(1),
})
export type ReRating = z.output<typeof ReRating>

const Amounts = z.strictObject({ before: z.int(), after: z.int() })
const changes = { count: z.int(), loggedTime: z.int(), revenue: Amounts, cost: Amounts }

const ReRatingPreview = z
  .strictObject({
    currency: Currency,
    /** Stands for what the preview found; a re-rating names it, and is refused once it would do something else. */
    version: z.string(),
    total: z.strictObject(changes),
    /** Entries that keep their rates, as they are on an invoice or in a closed period. */
    lockedCount: z.int(),
    byRole: z.array(
      z.strictObject({
        roleID: Id,
        roleName: z.string(),
        hourlyCharge: z.int(),
        hourlyCost: z.int(),
        ...changes,
      }),
    ),
  })
  .meta({ id: 'ReRatingPreview' })
export type ReRatingPreview = z.infer<typeof ReRatingPreview>

const reasons = ['notFound', 'plansOfInactiveProjectLocked'] as const

export const reRatingEndpoints = {
  previewReRating: endpoint({
    method: 'POST',
    path: '/projects/{id}/timeSheetSubmissions/reRating/preview',
    summary: 'Preview re-rating logged time with its roles’ current rates',
    ...ofTime,
    reads: true,
    params,
    body: ReRating,
    response: ReRatingPreview,
    reasons,
  }),
  reRateSubmissions: endpoint({
    method: 'POST',
    path: '/projects/{id}/timeSheetSubmissions/reRating',
    summary: 'Re-rate logged time with its roles’ current rates, as previewed',
    ...ofTime,
    params,
    body: ReRating.extend({ version: z.string().max(100) }),
    response: ReRatingPreview,
    reasons: [...reasons, 'changedMeanwhile'],
  }),
}
