import type { TimeManagementReport } from '@praxis/contract/time/time-reports'
import { formatDuration } from '@praxis/domain/durations/duration'
import { figureOf, SECONDS } from '@praxis/domain/figures/figure'
import { inFullMinutes } from '@praxis/domain/time/time-figures'
import { useQuery } from '@tanstack/react-query'
import { monthText } from '../../../ui/dates/month-text'
import { ValueWithParts } from '../../../ui/figures/figure'
import { Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { timeManagementQuery } from '../time-reports.queries'
import classes from './time-management.module.css'

const ROWS = [
  ['loggedTime', 'Logged'],
  ['unsubmittedTime', 'Unsubmitted'],
  ['waitingForApprovalTime', 'Waiting for approval'],
  ['approvedTime', 'Approved'],
  ['roundedTime', 'Rounded'],
] as const

const NOTES: Readonly<Record<string, string>> = { roundedTime: 'up to full blocks' }

/** The time of this and last month by state; each figure by person. */
export function TimeManagementCard() {
  const { data, error, refetch } = useQuery(timeManagementQuery)
  return (
    <Card title="Time management" note="by state, this and last month" flush>
      {data ? (
        <ManagementTable report={data} />
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.loading} aria-busy>
          <Skeletons count={5} />
        </div>
      )}
    </Card>
  )
}

type Month = 'thisMonth' | 'lastMonth'

/** The month in full minutes: logged time is the sum of its states. */
function shownMonth(report: TimeManagementReport, of: Month) {
  const secondsOf = (name: (typeof ROWS)[number][0]) => report[name][`${of}TimeInterval`]
  const [unsubmittedTime = 0, waitingForApprovalTime = 0, approvedTime = 0] = inFullMinutes(
    (['unsubmittedTime', 'waitingForApprovalTime', 'approvedTime'] as const).map(secondsOf),
  )
  const [roundedTime = 0] = inFullMinutes([secondsOf('roundedTime')])
  const loggedTime = unsubmittedTime + waitingForApprovalTime + approvedTime
  return { loggedTime, unsubmittedTime, waitingForApprovalTime, approvedTime, roundedTime }
}

function ManagementTable({ report }: { report: TimeManagementReport }) {
  const shown = { thisMonth: shownMonth(report, 'thisMonth'), lastMonth: shownMonth(report, 'lastMonth') }
  const months = [
    { month: monthText(report.thisMonth), parts: report.thisMonthTimeBreakdown, of: 'thisMonth' },
    { month: monthText(report.lastMonth), parts: report.lastMonthTimeBreakdown, of: 'lastMonth' },
  ] as const
  const names = new Map(report.employeeInfos.map((employee) => [employee.id, employee.displayName]))
  return (
    <table className={classes.management} aria-label="Time management">
      <thead>
        <tr className={classes.heads}>
          <th scope="col" className={classes.word}>
            State
          </th>
          {months.map(({ month }) => (
            <th key={month} scope="col" className={classes.value}>
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, word]) => (
          <tr key={name}>
            <th scope="row" className={classes.word}>
              {word}
              {NOTES[name] && (
                <Text block tone="third" size={12}>
                  {NOTES[name]}
                </Text>
              )}
            </th>
            {months.map(({ month, of, parts }) => {
              const seconds = shown[of][name]
              const people = parts.filter((part) => part[name] > 0).toSorted((one, other) => other[name] - one[name])
              const times = inFullMinutes(
                people.map((part) => part[name]),
                seconds,
              )
              return (
                <td key={month} className={classes.value}>
                  {seconds === 0 ? (
                    <Text tone="third">0h 00m</Text>
                  ) : (
                    <ValueWithParts
                      label={`${word}, ${month}`}
                      value={formatDuration(seconds)}
                      parts={{
                        figure: figureOf(
                          SECONDS,
                          people.map(({ employeeID }, index) => ({
                            id: employeeID,
                            label: names.get(employeeID) ?? 'Someone',
                            value: times[index] ?? 0,
                          })),
                        ),
                      }}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
