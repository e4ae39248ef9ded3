import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import type { Content, TableCell } from 'pdfmake'
import type { BinaryAnswer } from '../../../platform/http/implement'
import { type PrintedDocument, pdfAnswer } from '../../../platform/pdf/pdf-answer'
import type { Platform } from '../../../platform/platform'
import { priorityName } from './priority-name'
import { everyField, type ReportedFields, type ReportedTask } from './task-report.queries'

/** Nobody reads more tasks on paper, and their layout takes seconds. */
const MOST_PRINTED = 1_000

interface Column {
  /** The field that it tells, if not everybody is told of it. */
  readonly of?: keyof ReportedFields
  readonly title: string
  readonly width: string | number
  readonly text: (row: ReportedTask) => string
  readonly alignment?: 'right'
}

const durationText = (seconds: number | null): string => (seconds === null ? '' : formatDuration(seconds))

const allColumns: readonly Column[] = [
  { title: 'Task', width: '*', text: ({ title }) => title },
  { title: 'Status', width: 80, text: ({ status }) => status },
  { title: 'Assignees', width: 130, text: ({ assignees }) => assignees },
  { title: 'Priority', width: 50, text: ({ priority }) => priorityName(priority) },
  { title: 'Due', width: 60, text: ({ dueDate }) => (dueDate === null ? '' : formatDay(dueDate)) },
  {
    ...{ title: 'Estimated', width: 60, alignment: 'right', of: 'estimatedTime' },
    text: ({ estimatedTime }) => durationText(estimatedTime),
  },
  {
    ...{ title: 'Logged', width: 60, alignment: 'right', of: 'loggedTime' },
    text: ({ loggedTime }) => durationText(loggedTime || null),
  },
]

const QUIET = '#57656c'

const alignmentOf = ({ alignment }: Column) => (alignment ? { alignment } : {})

/** A sub-task is indented, and a completed task is greyed. */
const cellsOf = (columns: readonly Column[], row: ReportedTask): TableCell[] =>
  columns.map((column, index) => ({
    text: column.text(row),
    ...alignmentOf(column),
    ...(row.finishedAt !== null && { color: QUIET }),
    ...(index === 0 && row.parent !== null && { margin: [12, 0, 0, 0] }),
  }))

const listTable = (columns: readonly Column[], name: string, rows: readonly ReportedTask[]): Content[] => [
  { text: name, style: 'list' },
  {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [
        columns.map((column): TableCell => ({ text: column.title, bold: true, color: QUIET, ...alignmentOf(column) })),
        ...rows.map((row) => cellsOf(columns, row)),
      ],
    },
  },
]

const noteOf = (text: string): Content => ({ text, margin: [0, 14, 0, 0] })

const tablesOf = (rows: readonly ReportedTask[], fields: ReportedFields): Content[] => {
  const columns = allColumns.filter(({ of }) => of === undefined || fields[of])
  const lists = [...new Set(rows.map(({ list }) => list))]
  return lists.flatMap((list) =>
    listTable(
      columns,
      list,
      rows.filter((row) => row.list === list),
    ),
  )
}

/** Whose tasks the report lists, and as of when. */
export interface PrintedHead {
  readonly title: string
  readonly company: string
  readonly client: string | null
  readonly day: string
}

interface PrintedTasks {
  readonly rows: readonly ReportedTask[]
  readonly leftOut: number
}

const tasksToPrint = async (tasks: AsyncIterable<ReportedTask[]>): Promise<PrintedTasks> => {
  const rows: ReportedTask[] = []
  let leftOut = 0
  for await (const batch of tasks) {
    const printed = batch.slice(0, MOST_PRINTED - rows.length)
    rows.push(...printed)
    leftOut += batch.length - printed.length
  }
  return { rows, leftOut }
}

const documentOf = (
  { title, company, client, day }: PrintedHead,
  { rows, leftOut }: PrintedTasks,
  fields: ReportedFields,
): PrintedDocument => ({
  info: { title },
  pageSize: 'A4',
  pageOrientation: 'landscape',
  pageMargins: [40, 40, 40, 48],
  defaultStyle: { font: 'Roboto', fontSize: 9, color: '#161d20' },
  styles: {
    title: { fontSize: 16, bold: true, margin: [0, 0, 0, 4] },
    list: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] },
  },
  content: [
    { text: title, style: 'title' },
    { text: [company, ...(client === null ? [] : [client]), `Tasks on ${formatDay(day)}`].join(' · '), color: QUIET },
    ...tablesOf(rows, fields),
    ...(leftOut > 0 ? [noteOf(`and ${leftOut} more: the CSV export has them all`)] : []),
    ...(rows.length === 0 ? [noteOf('No tasks')] : []),
  ],
})

/** The report as pages, list by list. */
export const taskPdf = async (
  platform: Platform,
  head: PrintedHead,
  tasks: AsyncIterable<ReportedTask[]>,
  fields = everyField,
): Promise<BinaryAnswer> => pdfAnswer(platform, 'tasks', documentOf(head, await tasksToPrint(tasks), fields))
