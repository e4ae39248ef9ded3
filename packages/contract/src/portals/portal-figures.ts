import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { listed } from '../protocol/page'
import { Currency, Day, Id } from '../protocol/values'
import { ofVisitors } from './portal-access'

/** Sums run from the start; weeks begin on Monday. */
export const VisitorBudgetTracker = z
  .strictObject({
    currency: Currency,
    /** What the client has set aside for the project. */
    budget: z.int(),
    /** What of it is used: approved time and expenses as they are charged, for a fixed price what was agreed and is done. */
    used: z.int(),
    periods: z.array(
      z.strictObject({
        startDate: Day,
        revenue: z.int(),
        cumulativeRevenue: z.int(),
        plannedCumulativeRevenue: z.int(),
      }),
    ),
  })
  .meta({ id: 'VisitorBudgetTracker' })
export type VisitorBudgetTracker = z.infer<typeof VisitorBudgetTracker>

/** Approved time in the blocks that it is charged in. */
export const VisitorTimeTracker = z
  .strictObject({
    seconds: z.int(),
    periods: z.array(z.strictObject({ startDate: Day, seconds: z.int(), cumulativeSeconds: z.int() })),
  })
  .meta({ id: 'VisitorTimeTracker' })
export type VisitorTimeTracker = z.infer<typeof VisitorTimeTracker>

/** Each field only where the portal shares it. */
export const VisitorTaskAnalytics = z
  .strictObject({
    estimatedTime: z.int().optional(),
    /** Approved time in the blocks that it is charged in. */
    loggedTime: z.int().optional(),
  })
  .meta({ id: 'VisitorTaskAnalytics' })
export type VisitorTaskAnalytics = z.infer<typeof VisitorTaskAnalytics>

/** How the project is going, in figures. */
export const portalFigures = about('portals', {
  getVisitorBudgetTracker: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/weeklyBudgetTracker',
    summary: 'Get what is used of the budget by week; only of portals whose chart is cumulative revenue',
    ...ofVisitors,
    response: VisitorBudgetTracker,
    reasons: ['invalidPermission'],
  }),
  getVisitorWeeklyTime: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/weeklyTimeTracker',
    summary: 'Get charged time by week',
    ...ofVisitors,
    sharedInfo: 'showLoggedTime',
    response: VisitorTimeTracker,
  }),
  getVisitorMonthlyTime: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/monthlyTimeTracker',
    summary: 'Get charged time by month',
    ...ofVisitors,
    sharedInfo: 'showLoggedTime',
    response: VisitorTimeTracker,
  }),
  getVisitorTaskAnalytics: endpoint({
    method: 'GET',
    path: '/portals/{projectId}/analytics',
    summary: 'Sum estimated and charged time of the project’s tasks, or of some lists; only where the portal shares it',
    ...ofVisitors,
    query: z.strictObject({ taskListIDs: listed(Id).optional() }),
    response: VisitorTaskAnalytics,
    reasons: ['invalidPermission'],
  }),
})
