import type { AbsencesByYear } from '@praxis/contract/absences/absences'
import type { YearOfLeave } from '@praxis/contract/absences/leave-balance'
import { useQuery } from '@tanstack/react-query'
import { ChartCard } from '../../../ui/charts/chart-card'
import { type ChartBar, ChartLegend } from '../../../ui/charts/chart-parts'
import { ColumnChart } from '../../../ui/charts/column-chart'
import { daysText } from '../../../ui/dates/days-text'
import { monthText, shortMonthName } from '../../../ui/dates/month-text'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { absencesByYearQuery } from '../absences.queries'

const TITLE = 'Days away by month'

/** The approved days of a year as columns of its months, by reason. */
export function MonthsChart({ year, reasonName }: { year: YearOfLeave; reasonName: string | undefined }) {
  const { data, error, refetch } = useQuery(
    absencesByYearQuery({
      fromDate: year.startDate,
      toDate: year.endDate,
      ...(reasonName !== undefined && { reasonName }),
    }),
  )
  const instead =
    error && !data ? (
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    ) : (
      data?.days === 0 && <EmptyState text="No approved days in this holiday year." />
    )
  return (
    <ChartCard
      title={TITLE}
      note={data && data.days > 0 && `${daysText(data.days)} approved`}
      chart={data && <Chart data={data} />}
      table={data && <Table data={data} />}
      {...(instead && { instead })}
    />
  )
}

const columnsOf = ({ months }: AbsencesByYear): ChartBar[] =>
  months.map(({ month, days, byReason }) => ({
    id: month,
    name: monthText(month),
    label: shortMonthName(month),
    values: Object.fromEntries(byReason.map((sum) => [sum.reasonID, sum.days])),
    total: days > 0 ? String(days) : '–',
  }))

function Chart({ data }: { data: AbsencesByYear }) {
  const parts = data.reasons.map(({ id, name, color }) => ({ id, word: name, colour: color }))
  return (
    <>
      <ColumnChart label={TITLE} columns={columnsOf(data)} parts={parts} axis="Days" />
      <ChartLegend parts={parts} />
    </>
  )
}

type Month = AbsencesByYear['months'][number]

function Table({ data }: { data: AbsencesByYear }) {
  const columns: Column<Month>[] = [
    { id: 'month', header: 'Month', cell: ({ month }) => monthText(month) },
    ...data.reasons.map(
      ({ id, name }): Column<Month> => ({
        id,
        header: name,
        align: 'end',
        cell: ({ byReason }) => byReason.find(({ reasonID }) => reasonID === id)?.days ?? '–',
      }),
    ),
    { id: 'days', header: 'Days', align: 'end', cell: ({ days }) => days },
  ]
  return (
    <DataTable
      label={TITLE}
      rows={[...data.months]}
      rowKey={({ month }) => month}
      rowName={({ month }) => monthText(month)}
      columns={columns}
      height="dense"
      bare
      empty={{ text: 'No approved days in this holiday year.' }}
    />
  )
}
