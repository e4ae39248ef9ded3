import type { ResourcingWeek } from '@praxis/contract/planning/resourcing'
import { formatDay } from '@praxis/domain/calendar/day'
import { hoursOfDuration } from '@praxis/domain/durations/duration'
import { overBookedSeconds } from '@praxis/domain/planning/over-booked'
import type { ResourcedBooking } from '@praxis/domain/planning/resourcing-weeks'
import { csvAnswer } from '../../../platform/csv/csv-answer'
import type { FileStore } from '../../../platform/files/file-store'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { namesOf } from '../../employees/queries/employee-brief'
import type { BookedPerson } from './queries/booked-people'
import { kindOfTarget, type ResourcedTargetRow } from './queries/resourced-targets'
import type { ResourcingReport } from './queries/resourcing-report'

/** What somebody is booked for on something in a week, or a week in which they are booked for nothing. */
interface ResourcingLine {
  readonly person: BookedPerson
  readonly target: ResourcedTargetRow | undefined
  readonly week: ResourcingWeek
  readonly booked: number
  /** Of all lines of a week of somebody, only the first has what there is once, so that it can be added up. */
  readonly isFirst: boolean
}

function* linesOf({ people, targets, reportOf }: ResourcingReport): Generator<ResourcingLine[]> {
  for (const person of people) {
    const { weeks, targets: booked } = reportOf(person)
    yield weeks.flatMap((week, index) => {
      const ofWeek = booked.flatMap(({ targetableID, seconds }) => {
        const inWeek = seconds[index] ?? 0
        return inWeek === 0 ? [] : [{ target: targets.get(targetableID), booked: inWeek }]
      })
      const lines = ofWeek.length === 0 ? [{ target: undefined, booked: 0 }] : ofWeek
      return lines.map((line, place) => ({ person, week, isFirst: place === 0, ...line }))
    })
  }
}

const kindNames: Readonly<Record<ResourcedBooking['kind'], string>> = {
  client: 'Client project',
  internal: 'Internal project',
  opportunity: 'Opportunity',
}

const hours = (seconds: number): number => Math.round(hoursOfDuration(seconds) * 100) / 100

export const resourcingCsv = (files: FileStore, report: ResourcingReport): Promise<BinaryAnswer> =>
  csvAnswer(files, 'resourcing report', linesOf(report), [
    ['Person', ({ person }) => namesOf(person.brief).displayName],
    ['Job title', ({ person }) => person.brief.jobTitle],
    ['Line manager', ({ person }) => (person.lineManager ? namesOf(person.lineManager).displayName : '')],
    ['Week of', ({ week }) => formatDay(week.monday)],
    ['Project or opportunity', ({ target }) => target?.name ?? ''],
    ['Kind', ({ target }) => (target ? kindNames[kindOfTarget(target)] : '')],
    ['Client', ({ target }) => target?.client?.name ?? ''],
    ['Booked hours', ({ booked }) => hours(booked)],
    ['Booked seconds', ({ booked }) => booked],
    ['Capacity hours', ({ week, isFirst }) => (isFirst ? hours(week.capacity) : '')],
    ['Capacity seconds', ({ week, isFirst }) => (isFirst ? week.capacity : '')],
    ['Over-booked hours', ({ week, isFirst }) => (isFirst ? hours(overBookedSeconds(week)) : '')],
    ['Planned utilisation, %', ({ week, isFirst }) => (isFirst ? (week.utilisation ?? '') : '')],
  ])
