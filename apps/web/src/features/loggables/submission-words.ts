import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { loggedOn } from '@praxis/domain/time/logged-on'

export const PERSONAL_WORK = 'Personal Work'
export const UNSPECIFIED_TIME = 'Exact Time Not Specified'

export type Logged = Pick<TimeSheetSubmission, 'project' | 'opportunity' | 'client'>

/** What the time was for: the project or opportunity, the client at large, or one's own work. */
export const titleOfLogged = (logged: Logged): string =>
  loggedOn(logged)?.details.name ?? logged.client?.name ?? PERSONAL_WORK

/** Identifies what time is on: the same thing has the same key. */
export const keyOfLogged = (logged: Logged): string => loggedOn(logged)?.id ?? logged.client?.id ?? 'personal'

/** The ids by which the same thing is logged on again. */
export const placeOfLogged = (logged: Logged) => ({
  projectID: logged.project?.id ?? null,
  opportunityID: logged.opportunity?.id ?? null,
  clientID: loggedOn(logged) ? null : (logged.client?.id ?? null),
})

/** '3h 30m of Data platform on 11/11/2026'. */
export const describeSubmission = (submission: TimeSheetSubmission): string =>
  `${formatDuration(submission.duration)} of ${titleOfLogged(submission)} on ${formatDay(submission.day)}`
