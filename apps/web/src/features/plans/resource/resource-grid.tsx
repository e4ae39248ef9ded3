import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration, hoursOfDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney } from '@praxis/domain/money/money'
import { IconUsers } from '@tabler/icons-react'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/lists/list-states'
import { useSheet } from '../../../ui/sheet/use-sheet'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { shortMonth } from '../plan-words'
import { GridLegend } from './grid-legend'
import classes from './resource.module.css'
import { ResourceGridRow } from './resource-grid-row'
import { inUnit, mondaysOf, type ResourceValues, readUnit } from './resource-values'
import { hoursText, weekHead } from './resource-words'
import type { ResourceDraft } from './use-resource-draft'

interface ResourceGridProps {
  readonly plan: ResourcePlan
  readonly editing: ResourceDraft
  readonly config: ResourceValues['config']
  readonly canEdit: boolean
  readonly selected: string | undefined
  readonly onSelect: (key: string) => void
}

const USUAL_WORKING_DAYS = 5

/** The roles by week, as a sheet. */
export function ResourceGrid({ plan, editing, config, canEdit, selected, onSelect }: ResourceGridProps) {
  const { values, sums, weeks } = editing
  const { roles } = values
  const today = useToday(useReadersTimeZone())
  // Whoever only reads the plan is spared its empty weeks at both ends.
  const mondays = mondaysOf(values, canEdit ? plan.weeks : [], today)
  const hoursIn = (row: string, monday: string) => roles.find(({ key }) => key === row)?.weeks[monday] ?? 0
  const sheet = useSheet({
    rows: roles.map(({ key }) => key),
    columns: mondays,
    numberAt: ({ row, column }) => hoursIn(row, column),
    textOf: (hours) => String(inUnit(hours, config)),
    read: (text) => readUnit(text, config),
    noun: config.displayMode === 'byHour' ? 'a number of hours' : 'a number of days',
    isReadOnly: !canEdit,
    onChange: (changes) =>
      editing.edit({
        ...values,
        roles: roles.map((role) => {
          const own = changes.filter(({ row }) => row === role.key)
          if (own.length === 0) return role
          const typed = Object.fromEntries(own.map(({ column, value }) => [column, value]))
          const weeks = Object.fromEntries(Object.entries({ ...role.weeks, ...typed }).filter(([, hours]) => hours > 0))
          return { ...role, calculationMethod: 'custom', weeks }
        }),
      }),
  })
  if (roles.length === 0)
    return (
      <Card flush>
        <EmptyState
          text={canEdit ? 'Add a role to plan who works on this, and when' : 'No roles are planned yet'}
          icon={<IconUsers size={20} stroke={1.75} />}
        />
      </Card>
    )
  const seesRates = roles.some(({ hourlyCharge }) => hourlyCharge !== undefined)
  const workingDays = new Map(weeks.map((week) => [week.monday, week.workingDays]))
  const hoursOfWeek = (monday: string) => roles.reduce((sum, role) => sum + (role.weeks[monday] ?? 0), 0)
  const revenueOfWeek = (monday: string) =>
    roles.reduce((sum, role) => sum + (role.weeks[monday] ?? 0) * (role.hourlyCharge ?? 0), 0)
  const money = (amount: number) => formatWholeMoney(amount, plan.currency)
  const hasLost = sums.roles.some(({ secondsNotCarried }) => secondsNotCarried > 0)
  const isShort = (days: number | undefined) => days !== undefined && days < USUAL_WORKING_DAYS
  const hasShortWeeks = mondays.some((monday) => isShort(workingDays.get(monday)))
  return (
    <>
      <section className={classes.frame} aria-label="Resource plan">
        <table ref={sheet.table} className={classes.grid} aria-label="Roles by week">
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                #
              </th>
              <th scope="col" className={classes.role}>
                Role
              </th>
              <th scope="col" className={classes.dates}>
                From – to
              </th>
              {seesRates && (
                <>
                  <th scope="col" className={classes.rate}>
                    Charge
                  </th>
                  <th scope="col" className={classes.rate}>
                    Cost
                  </th>
                </>
              )}
              {mondays.map((monday, index) => {
                const { month, day } = weekHead(monday, mondays[index - 1])
                return (
                  <th key={monday} scope="col" className={classes.week} aria-label={`Week from ${formatDay(monday)}`}>
                    <span className={classes.month}>{month && shortMonth(month)}</span>
                    {day}
                  </th>
                )
              })}
              <th scope="col" className={classes.sum}>
                Total
              </th>
              {seesRates && (
                <th scope="col" className={classes.sum}>
                  Revenue
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {roles.map((role, index) => (
              <ResourceGridRow
                key={role.key}
                index={index}
                role={role}
                plan={plan}
                sum={sums.roles.find((each) => each.index === index)}
                config={config}
                sheet={sheet}
                mondays={mondays}
                seesRates={seesRates}
                isSelected={role.key === selected}
                onSelect={() => onSelect(role.key)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <SumHead label={config.displayMode === 'byHour' ? 'Hours a week' : 'Days a week'} seesRates={seesRates} />
              {mondays.map((monday) => (
                <td key={monday}>{hoursText(inUnit(hoursOfWeek(monday), config))}</td>
              ))}
              <td className={classes.sum}>
                {config.displayMode === 'byHour'
                  ? formatDuration(sums.seconds)
                  : hoursText(inUnit(hoursOfDuration(sums.seconds), config))}
              </td>
              {seesRates && <td className={classes.sum} />}
            </tr>
            {seesRates && (
              <tr>
                <SumHead label="Revenue a week" seesRates={seesRates} />
                {mondays.map((monday) => (
                  <td key={monday}>{hoursText(Math.round(revenueOfWeek(monday) / 100))}</td>
                ))}
                <td className={classes.sum} />
                <td className={classes.sum}>{sums.revenue !== undefined && money(sums.revenue)}</td>
              </tr>
            )}
            <tr className={classes.quiet}>
              <SumHead label="Working days" seesRates={seesRates} />
              {mondays.map((monday) => {
                const days = workingDays.get(monday)
                return (
                  <td key={monday} data-fewer={isShort(days) || undefined}>
                    {days ?? '–'}
                  </td>
                )
              })}
              <td className={classes.sum} />
              {seesRates && <td className={classes.sum} />}
            </tr>
          </tfoot>
        </table>
      </section>
      <GridLegend hasLost={hasLost} hasShortWeeks={hasShortWeeks} />
    </>
  )
}

/** The name of a sum, below the columns of a role that are left out on phones. */
function SumHead({ label, seesRates }: { label: string; seesRates: boolean }) {
  return (
    <>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className={classes.dates} />
      {seesRates && (
        <>
          <td className={classes.rate} />
          <td className={classes.rate} />
        </>
      )}
    </>
  )
}
