import type { RequestState } from '@praxis/contract/request-rules'
import { formatDay } from '@praxis/domain/calendar/day'
import { hoursOfDuration } from '@praxis/domain/durations/duration'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import { type CsvColumns, csvAnswer } from '../../platform/csv/csv-answer'
import type { BinaryAnswer } from '../../platform/http/implement'
import type { ExportedSubmission } from './queries/exported-submissions'
import type { TimeGround } from './queries/time-ground'
import type { ReportLine } from './queries/time-sheet-report'

/** To read; the seconds beside it are there to add up. */
const hours = (seconds: number): number => Math.round(hoursOfDuration(seconds) * 100) / 100

const stateNames: Readonly<Record<RequestState, string>> = {
  unsubmitted: 'Unsubmitted',
  waitingForApproval: 'Waiting for approval',
  approved: 'Approved',
  denied: 'Denied',
}

const amount = (minorUnits: number | null): string => (minorUnits === null ? '' : enteredTextOfMoney(minorUnits))

const columns: CsvColumns<ExportedSubmission> = [
  ['Day', (row) => formatDay(row.day)],
  ['Person', (row) => row.person],
  ['Client', (row) => row.client ?? ''],
  ['Project', (row) => row.project ?? ''],
  ['Task', (row) => row.task ?? ''],
  ['Role', (row) => row.role ?? ''],
  ['Hours', (row) => hours(row.duration)],
  ['Chargeable hours', (row) => hours(row.chargeable)],
  ['Charged hours', (row) => hours(row.charged)],
  ['Seconds', (row) => row.duration],
  ['Chargeable seconds', (row) => row.chargeable],
  ['Charged seconds', (row) => row.charged],
  ['State', (row) => stateNames[row.state]],
  ['Comment', (row) => row.comment],
  ['Tags', (row) => row.tags.join(', ')],
]

export const submissionCsv = (
  rows: readonly ExportedSubmission[],
  { name, currency, seesMoney }: TimeGround,
): BinaryAnswer =>
  csvAnswer(`time ${name}`, rows, [
    ...columns,
    ...(seesMoney
      ? ([
          [`Revenue (${currency})`, (row) => amount(row.revenue)],
          [`Cost (${currency})`, (row) => amount(row.cost)],
        ] satisfies CsvColumns<ExportedSubmission>)
      : []),
  ])

/** A line for each person and project; what is contracted stands on the first one of a person only, to be added up. */
export const timeSheetReportCsv = (lines: readonly ReportLine[]): BinaryAnswer =>
  csvAnswer('time report', lines, [
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
