import type { TimeSheetSubmission } from '@praxis/contract/time/time-sheet-shapes'
import type { SubmissionSuggestion } from '@praxis/contract/time/time-sheets'
import type { Day } from '@praxis/domain/calendar/day'
import { loggedOn } from '@praxis/domain/time/logged-on'
import { type Logged, titleOfLogged } from '../../loggables/submission-words'
import { rowKeyOf } from '../row-key'
import type { WeekOfTime } from '../week-of-time'

/** The project, opportunity or client, and the task, of a row in the grid. */
export interface RowSubject extends Logged {
  readonly task: { readonly id: string; readonly title: string } | null
}

export interface GridCell {
  readonly submissions: readonly TimeSheetSubmission[]
  readonly suggestion: SubmissionSuggestion | undefined
  /** The logged time that counts, in seconds as they are shown. */
  readonly logged: number
  readonly denied: number
  /** The running time, in seconds as they are shown; undefined when no timer runs. */
  readonly running: number | undefined
}

export interface GridRow extends RowSubject {
  readonly key: string
  readonly cells: ReadonlyMap<Day, GridCell>
  readonly total: number
}

export const subjectOf = ({ project, opportunity, client, task }: RowSubject): RowSubject => ({
  project,
  opportunity,
  client,
  task,
})

const EMPTY_CELL: GridCell = { submissions: [], suggestion: undefined, logged: 0, denied: 0, running: undefined }

export const cellOf = ({ cells }: GridRow, day: Day): GridCell => cells.get(day) ?? EMPTY_CELL

const byWords = (one: RowSubject, other: RowSubject) =>
  titleOfLogged(one).localeCompare(titleOfLogged(other)) ||
  (one.task?.title ?? '').localeCompare(other.task?.title ?? '')

/** The order of rows; personal work comes after that of projects. */
const byPlace = (one: RowSubject, other: RowSubject) => {
  const isPersonal = (subject: RowSubject) => loggedOn(subject) === null && subject.client === null
  return Number(isPersonal(one)) - Number(isPersonal(other)) || byWords(one, other)
}

/** A row for everything that is logged, running, suggested or added by hand in the week. */
export function gridRows(
  { submissions, running, days, shown }: WeekOfTime,
  suggestions: readonly SubmissionSuggestion[],
  added: readonly RowSubject[],
): GridRow[] {
  const subjects = new Map<string, RowSubject>()
  const cells = new Map<string, Map<Day, GridCell>>()
  const totals = new Map<string, number>()
  const put = (subject: RowSubject, day: Day, change: (cell: GridCell) => GridCell, seconds: number) => {
    const key = rowKeyOf(subject)
    if (!subjects.has(key)) subjects.set(key, subject)
    const row = cells.get(key) ?? new Map<Day, GridCell>()
    cells.set(key, row.set(day, change(row.get(day) ?? EMPTY_CELL)))
    totals.set(key, (totals.get(key) ?? 0) + seconds)
  }
  for (const submission of submissions) {
    const seconds = shown.get(submission.id) ?? 0
    const [logged, denied] = submission.request.state === 'denied' ? [0, seconds] : [seconds, 0]
    const add = (cell: GridCell) => ({
      ...cell,
      submissions: [...cell.submissions, submission],
      logged: cell.logged + logged,
      denied: cell.denied + denied,
    })
    put(submission, submission.day, add, logged)
  }
  for (const { timer, day } of running) {
    const seconds = shown.get(timer.id) ?? 0
    put(timer, day, (cell) => ({ ...cell, running: (cell.running ?? 0) + seconds }), seconds)
  }
  const inSight = new Set(days.map(({ day }) => day))
  for (const item of suggestions)
    if (inSight.has(item.day)) put(item, item.day, (cell) => ({ ...cell, suggestion: cell.suggestion ?? item }), 0)
  const sorted = [...subjects.values()].sort(byPlace)
  const rest = new Map(added.map((subject) => [rowKeyOf(subject), subject]))
  for (const key of subjects.keys()) rest.delete(key)
  return [...sorted, ...rest.values()].map((subject) => {
    const key = rowKeyOf(subject)
    return { key, ...subjectOf(subject), cells: cells.get(key) ?? new Map(), total: totals.get(key) ?? 0 }
  })
}

/** The rows in the places they had when they were first shown: nothing moves away from under the keyboard. */
export function inKnownOrder(rows: readonly GridRow[], order: readonly string[]): GridRow[] {
  const place = new Map(order.map((key, index) => [key, index]))
  const placeOf = ({ key }: GridRow) => place.get(key) ?? order.length
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other))
}
