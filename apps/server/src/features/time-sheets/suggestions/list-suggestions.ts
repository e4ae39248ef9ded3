import type { SubmissionSuggestion } from '@praxis/contract/time/time-sheets'
import { addDays } from '@praxis/domain/calendar/day'
import { capacityByDay } from '@praxis/domain/capacity/capacity'
import { HABIT_DAYS_BACK } from '@praxis/domain/time/habits'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import type { Platform } from '../../../platform/platform'
import type { SuggestionSource } from '../../../platform/time-suggestions'
import { loadWorkCalendars } from '../../employees/queries/work-calendars'
import { loggingGround } from '../commands/logging-ground'
import { assertPeriod, type Period } from '../queries/time-sheet-period'
import { entryOf, habitualTime } from './habitual-time'
import { type LoggedTime, loadLoggedTime } from './logged-time'
import { loadNamedThings } from './named-things'
import { type PossibleTime, possibleTime, type SuggestionGround, withoutRepeated } from './possible-time'

type Services = Pick<Platform, 'files' | 'clock' | 'config' | 'dayItems' | 'timeSuggestions'>

/** Linked services take a while to answer, so they are asked apart from what is known here. */
const isOfCalendar = ({ name }: SuggestionSource): boolean => name === 'calendarEvent'

const sourcesInUse = ({ timeSuggestions }: Services, { company }: EmployeeActor): SuggestionSource[] =>
  timeSuggestions.filter(({ feature }) => company.features[feature])

const askSources = (
  db: Db,
  { dayItems }: Services,
  sources: readonly SuggestionSource[],
  actor: EmployeeActor,
  { from, to }: Period,
) =>
  Promise.all(
    sources.map(async ({ name, suggest }) => ({ name, times: await suggest(db, { actor, from, to, dayItems }) })),
  )

type Answers = Awaited<ReturnType<typeof askSources>>

const loadGround = async (
  db: Db,
  { files, clock }: Services,
  actor: EmployeeActor,
  logged: readonly LoggedTime[],
  answers: Answers,
): Promise<SuggestionGround> => {
  const named = [...logged, ...answers.flatMap(({ times }) => times ?? [])]
  const [logging, things] = await Promise.all([
    loggingGround(db, { clock }, actor.employee.id, {
      projectIds: named.map(({ targetableId }) => targetableId),
      clientIds: named.map(({ clientId }) => clientId),
      taskIds: named.map(({ taskId }) => taskId),
    }),
    loadNamedThings(db, files, named),
  ])
  const lastRoles = logged.flatMap(({ targetableId, roleId }) =>
    targetableId !== null && roleId !== null ? [[targetableId, roleId] as const] : [],
  )
  return { logging, things, lastRoles: new Map(lastRoles) }
}

const possibleAmong = (ground: SuggestionGround, answers: Answers, logged: readonly LoggedTime[]) =>
  withoutRepeated(
    answers.flatMap(({ name, times }) => (times ?? []).flatMap((time) => possibleTime(ground, name, time) ?? [])),
    logged.map(entryOf),
  )

const suggestionsOf = (possible: readonly PossibleTime[], { from, to }: Period): SubmissionSuggestion[] =>
  possible.filter(({ day }) => from <= day && day <= to).map(({ suggestion }) => suggestion)

/** Time that the actor has probably worked and not logged yet: what sources know of, and what is usual on that weekday. */
export const listSuggestions = async (
  db: Db,
  platform: Services,
  actor: EmployeeActor,
  { from, to }: Period,
): Promise<{ isEnabled: boolean; items: SubmissionSuggestion[] }> => {
  assertPeriod({ from, to })
  if (platform.config.TIMESHEET_SUGGESTIONS === 'off') return { isEnabled: false, items: [] }
  const { id } = actor.employee
  const sources = sourcesInUse(platform, actor).filter((source) => !isOfCalendar(source))
  const [logged, answers, calendarOf] = await Promise.all([
    loadLoggedTime(db, actor, addDays(from, -HABIT_DAYS_BACK), to),
    askSources(db, platform, sources, actor, { from, to }),
    loadWorkCalendars(db, platform, { reader: actor, employeeIds: [id], from, to }),
  ])
  const ground = await loadGround(db, platform, actor, logged, answers)
  const suggested = possibleAmong(ground, answers, logged)
  const habits = habitualTime(ground, { days: capacityByDay(calendarOf(id), from, to), logged, suggested })
  return { isEnabled: true, items: suggestionsOf([...suggested, ...habits], { from, to }) }
}

/** Time that the actor's linked calendars suggest. */
export const listCalendarSuggestions = async (
  db: Db,
  platform: Services,
  actor: EmployeeActor,
  { from, to }: Period,
): Promise<{ isLinked: boolean; items: SubmissionSuggestion[] }> => {
  assertPeriod({ from, to })
  const sources = sourcesInUse(platform, actor).filter(isOfCalendar)
  if (sources.length === 0) return { isLinked: false, items: [] }
  const [logged, answers] = await Promise.all([
    loadLoggedTime(db, actor, addDays(from, -HABIT_DAYS_BACK), to),
    askSources(db, platform, sources, actor, { from, to }),
  ])
  if (answers.every(({ times }) => times === null)) return { isLinked: false, items: [] }
  const ground = await loadGround(db, platform, actor, logged, answers)
  return { isLinked: true, items: suggestionsOf(possibleAmong(ground, answers, logged), { from, to }) }
}
