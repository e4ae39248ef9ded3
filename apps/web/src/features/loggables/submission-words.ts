import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'

export const PERSONAL_WORK = 'Personal Work'
export const UNSPECIFIED_TIME = 'Exact Time Not Specified'

type Logged = Pick<TimeSheetSubmission, 'project' | 'client'>

/** What the time was for: the project, the client at large, or one's own work. */
export const titleOfLogged = ({ project, client }: Logged): string =>
  project?.details.name ?? client?.name ?? PERSONAL_WORK

/** '3h 30m of Data platform on 11/11/2026'. */
export const describeSubmission = (submission: TimeSheetSubmission): string =>
  `${formatDuration(submission.duration)} of ${titleOfLogged(submission)} on ${formatDay(submission.day)}`
