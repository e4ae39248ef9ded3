import { formatDay } from '@praxis/domain/calendar/day'
import { hoursOfDuration } from '@praxis/domain/durations/duration'
import { csvAnswer } from '../../../platform/csv/csv-answer'
import type { FileStore } from '../../../platform/files/file-store'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { priorityName } from './priority-name'
import { everyField, type ReportedTask } from './task-report.queries'

const day = (value: string | null): string => (value === null ? '' : formatDay(value))

/** Hours as a number to calculate with, with two decimals. */
const hours = (seconds: number | null): string | number =>
  seconds === null ? '' : Math.round(hoursOfDuration(seconds) * 100) / 100

/** The project that the tasks are of; absent for one's own tasks. */
export interface ReportSubject {
  readonly project: string
  readonly client: string | null
}

export const taskCsv = (
  files: FileStore,
  tasks: AsyncIterable<ReportedTask[]>,
  subject?: ReportSubject,
  fields = everyField,
): Promise<BinaryAnswer> =>
  csvAnswer(files, 'tasks', tasks, [
    ...(subject
      ? ([
          ['Project', () => subject.project],
          ['Client', () => subject.client ?? ''],
        ] as const)
      : []),
    ['List', (row) => row.list],
    ['Parent', (row) => row.parent ?? ''],
    ['Task', (row) => row.title],
    ['Status', (row) => row.status],
    ['Assignees', (row) => row.assignees],
    ['Priority', (row) => priorityName(row.priority)],
    ['Due', (row) => day(row.dueDate)],
    ['Scheduled', (row) => day(row.scheduledDate)],
    ['Estimated start', (row) => day(row.estimatedStartDate)],
    ['Estimated end', (row) => day(row.estimatedEndDate)],
    ...(fields.estimatedTime ? [['Estimated hours', (row: ReportedTask) => hours(row.estimatedTime)] as const] : []),
    ...(fields.loggedTime ? [['Logged hours', (row: ReportedTask) => hours(row.loggedTime)] as const] : []),
    ...(fields.tags ? [['Tags', (row: ReportedTask) => row.tags] as const] : []),
    ['Completed', (row) => day(row.finishedAt?.slice(0, 10) ?? null)],
  ])
