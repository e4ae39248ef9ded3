import type { Feature } from '../../platform/feature'
import { absenceReadsRoutes } from './absence-reads.routes'
import { absencesRoutes } from './absences.routes'
import { leaveChanged } from './changed-leave/leave-changed'
import { tellOfBankHolidays, tellOfContract } from './changed-leave/tell-of-changed-leave'
import { calendarFeedRoutes } from './feeds/calendar-feeds.routes'
import { feedTokens } from './feeds/feed-tokens'
import { leaveBalancesRoutes } from './leave-balances.routes'
import { seesAbsence } from './queries/absences'
import { absencesOnDays } from './queries/absences-on-days'
import { readsMarking } from './queries/reads-marking'
import { teamAbsencesRoutes } from './team-absences.routes'

/** Leave: asking for it, what is left of it, who is away, and calendars to subscribe to. */
export const absences: Feature = {
  routes: [
    ...absencesRoutes,
    ...absenceReadsRoutes,
    ...leaveBalancesRoutes,
    ...teamAbsencesRoutes,
    ...calendarFeedRoutes,
  ],
  jobs: [tellOfContract, tellOfBankHolidays],
  notificationKinds: [leaveChanged],
  dayItems: absencesOnDays,
  recordAccess: { absence: seesAbsence, calendarMarking: readsMarking },
  sealedColumns: [feedTokens],
}
