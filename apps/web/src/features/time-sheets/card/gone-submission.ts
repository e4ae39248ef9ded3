import { ApiError } from '@praxis/contract/protocol/caller'
import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { QueryClient } from '@tanstack/react-query'
import { timeSheetPeriodQuery } from '../time-sheets.queries'

export const GONE_SUBMISSION =
  'This entry was deleted in the meantime. What you typed is still here: log it as a new one.'

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.reason === 'notFound'

/** Whether a call failed because its submission is gone; a missing project is refused in the same way. */
export async function isGoneSubmission(
  queryClient: QueryClient,
  { id, day }: Pick<TimeSheetSubmission, 'id' | 'day'>,
): Promise<boolean> {
  const period = await queryClient
    .fetchQuery({ ...timeSheetPeriodQuery(day, day), staleTime: 0 })
    .catch(() => undefined)
  return period !== undefined && !period.submissions.some((submission) => submission.id === id)
}
