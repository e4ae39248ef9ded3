export const planningLevels = ['day', 'week', 'month'] as const
export type PlanningLevel = (typeof planningLevels)[number]

export const planningGroupings = ['resource', 'target'] as const
export type PlanningGrouping = (typeof planningGroupings)[number]

export const bookingTypes = ['hard', 'soft'] as const
export type BookingType = (typeof bookingTypes)[number]

/** By calendar days, by whole weeks, or until the first of them begins on a day. */
export const offsetMethods = ['days', 'weeks', 'until'] as const
export type OffsetMethod = (typeof offsetMethods)[number]

export const dynamicRanges = ['nextThreeMonth', 'nextSixMonth'] as const
export type DynamicRange = (typeof dynamicRanges)[number]

/** Outside the dates of what it is on, with a total that no day carries, hard on something lost, after its person's last day. */
export const bookingFlags = ['outsideDates', 'notCarried', 'lost', 'personLeft'] as const
export type BookingFlag = (typeof bookingFlags)[number]

/** As many rows as a page of planning has. */
export const PLANNING_PER_PAGE = 25
/** The longest stretch of days that planning is asked for at once. */
export const LONGEST_PLANNING_DAYS = 800
/** The longest time that one booking lasts. */
export const LONGEST_BOOKING_DAYS = 3660
/** The most that one booking takes of a day. */
export const MOST_SECONDS_A_DAY = 86_400
/** As many bookings as are moved or deleted at once. */
export const MOST_BOOKINGS_AT_ONCE = 200
/** How far bookings are moved at once: ten years. */
export const FURTHEST_OFFSET_DAYS = 3660

/** An open scenario is planned in; what was merged or dropped can still be read. */
export const scenarioStates = ['open', 'merged', 'dropped'] as const
export type ScenarioState = (typeof scenarioStates)[number]

export const scenarioAccesses = ['read', 'write'] as const
export type ScenarioAccess = (typeof scenarioAccesses)[number]

/** What keeps a change of a scenario from being made in the real plan. */
export const scenarioProblems = ['targetClosed', 'personLeft', 'roleGone', 'rateCardGone', 'roleInUse'] as const
export type ScenarioProblem = (typeof scenarioProblems)[number]

/** As many people as are let in on a scenario. */
export const MOST_SCENARIO_MEMBERS = 100
