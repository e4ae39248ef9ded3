import type { EmployeeResourcing, ResourcingGroup } from '@praxis/contract/planning/resourcing'
import type { WorkDays } from '@praxis/domain/bookings/work-days'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import { overBookedSeconds } from '@praxis/domain/planning/over-booked'
import { type ResourcedBooking, resourcingWeeks } from '@praxis/domain/planning/resourcing-weeks'
import type { EmployeeActor } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import type { Platform } from '../../../../platform/platform'
import { Refusal } from '../../../../platform/refusal'
import { employeeBriefOf } from '../../../employees/queries/employee-brief'
import { type BookedPerson, loadDaysOfPeople } from './booked-people'
import { type AskedPeriod, listReportedPeople, weeksOf } from './reported-people'
import { kindOfTarget, listResourcedTargets, type ResourcedTargetRow, targetsOf } from './resourced-targets'

export interface ResourcingReport {
  readonly people: readonly BookedPerson[]
  readonly targets: ReadonlyMap<string, ResourcedTargetRow>
  readonly reportOf: (person: BookedPerson) => EmployeeResourcing
}

const reported = (
  person: BookedPerson,
  targets: ReadonlyMap<string, ResourcedTargetRow>,
  days: WorkDays,
  range: DateRange,
): EmployeeResourcing => {
  const bookings = person.roles.flatMap(({ targetableId, bookings }) => {
    const target = targets.get(targetableId)
    if (!target) return []
    const kind = kindOfTarget(target)
    return bookings.map((booking): ResourcedBooking => ({ targetableID: targetableId, kind, softShare: 0, ...booking }))
  })
  const ofKind = (kind: ResourcedBooking['kind']) => [
    ...new Set(bookings.filter((booking) => booking.kind === kind).map(({ targetableID }) => targetableID)),
  ]
  return {
    employeeID: person.brief.id,
    clientProjectIDs: ofKind('client'),
    internalProjectIDs: ofKind('internal'),
    opportunityIDs: ofKind('opportunity'),
    ...resourcingWeeks(bookings, days, range),
  }
}

/** The weeks of the people of one line manager, or of everybody; two round trips. */
export const loadResourcingReport = async (
  db: Db,
  platform: Pick<Platform, 'dayItems'>,
  actor: EmployeeActor,
  asked: AskedPeriod,
  groupId?: string,
): Promise<ResourcingReport> => {
  const range = weeksOf(asked)
  const people = await listReportedPeople(db, actor, range, groupId)
  const [daysOf, rows] = await Promise.all([
    loadDaysOfPeople(db, platform, actor, people, range),
    listResourcedTargets(db, people),
  ])
  const targets = new Map(rows.map((row) => [row.id, row]))
  return { people, targets, reportOf: (person) => reported(person, targets, daysOf(person), range) }
}

/** A group without anybody the actor may see is not found. */
export const getResourcingGroup = async (
  db: Db,
  platform: Pick<Platform, 'dayItems' | 'files'>,
  actor: EmployeeActor,
  groupID: string,
  { startDate, endDate }: AskedPeriod,
): Promise<ResourcingGroup> => {
  const { files } = platform
  const { people, targets, reportOf } = await loadResourcingReport(db, platform, actor, { startDate, endDate }, groupID)
  if (people.length === 0) throw new Refusal('notFound')
  const reportsByEmployee = people.map(reportOf)
  return {
    groupID,
    filter: { startDate, endDate },
    overBookedEmployeeCount: reportsByEmployee.filter(({ weeks }) => weeks.some((week) => overBookedSeconds(week) > 0))
      .length,
    employees: people.map(({ brief }) => employeeBriefOf(brief, files)),
    ...targetsOf([...targets.values()], files),
    reportsByEmployee,
  }
}
