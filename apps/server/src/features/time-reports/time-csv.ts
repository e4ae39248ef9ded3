import type { RequestState } from '@praxis/contract/requests/request-rules'
import { formatDay } from '@praxis/domain/calendar/day'
import { hoursOfDuration } from '@praxis/domain/durations/duration'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import { type CsvColumns, csvAnswer } from '../../platform/csv/csv-answer'
import type { FileStore } from '../../platform/files/file-store'
import type { BinaryAnswer } from '../../platform/http/implement'
import type { ExportedSubmission } from './queries/exported-submissions'
import type { TimeGround } from './queries/time-ground'
import type { ReportLine } from './queries/time-sheet-report'

/** Hours to read; the seconds beside them are there to be added up. */
const hours = (seconds: number): number => Math.round(hoursOfDuration(seconds) * 100) / 100

const stateNames: Readonly<Record<RequestState, string>> = {
  unsubmitted: 'Unsubmitted',
  waitingForApproval: 'Waiting for approval',
  approved: 'Approved',
  denied: 'Denied',
}

/** Denied time counts nowhere: each column adds up to what the page shows, and denied time has columns of its own. */
const counted = ({ state }: ExportedSubmission, value: number): number => (state === 'denied' ? 0 : value)
const amount = (row: ExportedSubmission, minorUnits: number | null): string =>
  minorUnits === null ? '' : enteredTextOfMoney(counted(row, minorUnits))
const denied = ({ state, duration }: ExportedSubmission): number => (state === 'denied' ? duration : 0)

const columns: CsvColumns<ExportedSubmission> = [
  ['Day', (row) => formatDay(row.day)],
  ['Person', (row) => row.person],
  ['Client', (row) => row.client ?? ''],
  ['Project', (row) => row.project ?? ''],
  ['Opportunity', (row) => row.opportunity ?? ''],
  ['Task', (row) => row.task ?? ''],
  ['Role', (row) => row.role ?? ''],
  ['State', (row) => stateNames[row.state]],
  ['Hours', (row) => hours(counted(row, row.duration))],
  ['Chargeable hours', (row) => hours(counted(row, row.chargeable))],
  ['Charged hours', (row) => hours(counted(row, row.charged))],
  ['Denied hours', (row) => hours(denied(row))],
  ['Seconds', (row) => counted(row, row.duration)],
  ['Chargeable seconds', (row) => counted(row, row.chargeable)],
  ['Charged seconds', (row) => counted(row, row.charged)],
  ['Denied seconds', denied],
  ['Comment', (row) => row.comment],
  ['Tags', (row) => row.tags.join(', ')],
]

export const submissionCsv = (
  files: FileStore,
  submissions: AsyncIterable<ExportedSubmission[]>,
  { name, currency, seesMoney }: TimeGround,
): Promise<BinaryAnswer> =>
  csvAnswer(files, `time ${name}`, submissions, [
    ...columns,
    ...(seesMoney
      ? ([
          [`Revenue (${currency})`, (row) => amount(row, row.revenue)],
          [`Cost (${currency})`, (row) => amount(row, row.cost)],
        ] satisfies CsvColumns<ExportedSubmission>)
      : []),
  ])

/** A line for each person and project; contracted time is only on a person's first line, so that it can be added up. */
export const timeSheetReportCsv = (files: FileStore, lines: Iterable<ReportLine[]>): Promise<BinaryAnswer> =>
  csvAnswer(files, 'time report', lines, [
    ['Person', (line) => line.person],
    ['Job title', (line) => line.jobTitle],
    ['Line manager', (line) => line.lineManager],
    ['Project', (line) => line.project],
    ['Client', (line) => line.client],
    ['Hours', (line) => hours(line.loggedTime)],
    ['Chargeable hours', (line) => hours(line.chargeableTime)],
    ['Seconds', (line) => line.loggedTime],
    ['Chargeable seconds', (line) => line.chargeableTime],
    ['Contracted hours', (line) => (line.contractedTime === null ? '' : hours(line.contractedTime))],
    ['Contracted seconds', (line) => line.contractedTime ?? ''],
  ])
