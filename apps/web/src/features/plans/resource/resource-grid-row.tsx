import { UnstyledButton } from '@mantine/core'
import type { ResourcePlan, ResourcePlanSums } from '@praxis/contract/plans/resource-plan'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration, hoursOfDuration } from '@praxis/domain/durations/duration'
import { formatWholeMoney, moneyOfColumn } from '@praxis/domain/money/money'
import type { CSSProperties } from 'react'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { UnassignedAvatar } from '../../../ui/people/avatar'
import { Face } from '../../../ui/people/face'
import { SheetCell } from '../../../ui/sheet/sheet-cell'
import type { Sheet } from '../../../ui/sheet/use-sheet'
import classes from './resource.module.css'
import { inUnit, type ResourceValues, type RoleRow } from './resource-values'
import { hoursText } from './resource-words'
import { useNamesOfRole } from './use-names-of-role'

interface ResourceGridRowProps {
  readonly index: number
  readonly role: RoleRow
  readonly plan: ResourcePlan
  readonly sum: ResourcePlanSums['roles'][number] | undefined
  readonly config: ResourceValues['config']
  readonly sheet: Sheet
  readonly mondays: readonly string[]
  readonly seesRates: boolean
  readonly isSelected: boolean
  readonly onSelect: () => void
}

/** The week that a full shade stands for. */
const FULL_WEEK_HOURS = 37.5

const shade = (hours: number): CSSProperties & { '--full': string } => ({
  '--full': `${Math.round(Math.min(1, hours / FULL_WEEK_HOURS) * 55)}%`,
})

/** A role: who it is, what it costs, and its weeks. */
export function ResourceGridRow(props: ResourceGridRowProps) {
  const { index, role, plan, sum, config, sheet, mondays, seesRates, isSelected, onSelect } = props
  const { person, card } = useNamesOfRole(plan, role)
  const rate = (amount: number | undefined) =>
    amount === undefined ? '–' : moneyOfColumn([amount], plan.currency)(amount)
  const notCarried = sum?.secondsNotCarried ?? 0
  const short = (day: string | null) => (day === null ? '' : formatDay(day).slice(0, 5))
  return (
    <tr data-selected={isSelected || undefined}>
      <td className={classes.number}>{index + 1}</td>
      <th scope="row" className={classes.role}>
        <UnstyledButton className={classes.name} aria-pressed={isSelected} onClick={onSelect}>
          {person ? <Face person={person} size="sm" decorative /> : <UnassignedAvatar />}
          <Stack as="span" shrinks>
            <Text ellipsis weight="medium">
              {role.name || 'New role'}
            </Text>
            <Text ellipsis tone="third" size={12}>
              {person?.displayName ??
                (role.employeeID ? 'Chosen person' : card ? `Rate card ${card.name}` : 'Unassigned')}
            </Text>
          </Stack>
        </UnstyledButton>
      </th>
      <td className={classes.dates}>{role.startDate ? `${short(role.startDate)} – ${short(role.endDate)}` : '–'}</td>
      {seesRates && (
        <>
          <td className={classes.rate}>{rate(role.hourlyCharge)}</td>
          <td className={classes.rate}>
            <Text tone="third">{rate(role.hourlyCost)}</Text>
          </td>
        </>
      )}
      {mondays.map((monday) => {
        const hours = role.weeks[monday] ?? 0
        return (
          <td
            key={monday}
            className={classes.hours}
            style={shade(hours)}
            data-lost={(notCarried > 0 && hours > 0) || undefined}
          >
            <SheetCell
              sheet={sheet}
              place={{ row: role.key, column: monday }}
              label={`${role.name || 'New role'}, week from ${formatDay(monday)}: ${hoursText(inUnit(hours, config))}`}
              text={hoursText(inUnit(hours, config))}
              tone={hours === 0 ? 'none' : undefined}
            />
          </td>
        )
      })}
      <td className={classes.sum} title={notCarried > 0 ? `${formatDuration(notCarried)} on days off` : undefined}>
        <Row as="span" justify="end" gap={1}>
          {sum &&
            (config.displayMode === 'byHour'
              ? formatDuration(sum.seconds)
              : hoursText(inUnit(hoursOfDuration(sum.seconds), config)))}
        </Row>
      </td>
      {seesRates && (
        <td className={classes.sum}>{sum?.revenue !== undefined && formatWholeMoney(sum.revenue, plan.currency)}</td>
      )}
    </tr>
  )
}
