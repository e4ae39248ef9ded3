import { ActionIcon } from '@mantine/core'
import type { RateCard } from '@praxis/contract/company/rate-cards'
import { type Day, formatDay, isDay } from '@praxis/domain/calendar/day'
import { enteredTextOfDuration, formatDuration } from '@praxis/domain/durations/duration'
import { IconCircleCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { DateField } from '../../../ui/dates/date-field'
import { DurationField } from '../../../ui/forms/duration-field'
import { NumberField } from '../../../ui/forms/number-field'
import { SelectField } from '../../../ui/forms/select-field'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import { ActionMenu } from '../../../ui/menus/action-menu'
import {
  type ContractDraft,
  type ContractProblems,
  type DraftPeriod,
  type PeriodField,
  periodBefore,
  problemKey,
  weekSeconds,
} from './contract-draft'
import { distanceText, timeOf, untilText } from './period-times'
import classes from './periods-table.module.css'
import { contractTypeOptions, weekdayColumns } from './weekday-columns'

interface PeriodRowProps {
  readonly draft: ContractDraft
  readonly period: DraftPeriod
  /** The period as it is saved; absent for a new one. */
  readonly saved: DraftPeriod | undefined
  readonly isFirst: boolean
  readonly today: Day
  readonly canEdit: boolean
  readonly problems: ContractProblems
  readonly rateCards: readonly Pick<RateCard, 'id' | 'name'>[]
  readonly onChange: (part: Partial<DraftPeriod>) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const TYPE_LABEL = { permanent: 'Permanent', contractor: 'Contractor' }

export function PeriodRow(props: PeriodRowProps) {
  const { draft, period, isFirst, today, canEdit, onEdit, onRemove } = props
  const time = timeOf(draft.periods, period, today)
  const until = untilText(draft.periods, period)
  const card = props.rateCards.find(({ id }) => id === period.rateCardID)
  return (
    <tr className={classes.period} data-time={time}>
      <th scope="row" data-label="Applies from">
        <Text block figures className={classes.from}>
          {formatDay(period.appliedDate)}
        </Text>
        {until && (
          <Text block tone="third" size={12} figures>
            {until}
          </Text>
        )}
      </th>
      <td data-label="Contract type">
        {TYPE_LABEL[period.type]}
        <TimeText time={time} />
        {card && (
          <Text block tone="third" size={12} title="Rate card">
            {card.name}
          </Text>
        )}
      </td>
      {weekdayColumns.map(({ weekday, short }) => (
        <td key={weekday} data-label={short} data-number>
          {period.week[weekday] ? formatDuration(period.week[weekday]) : <Text tone="third">–</Text>}
        </td>
      ))}
      <td data-label="Week" data-number>
        <b>{formatDuration(weekSeconds(period.week))}</b>
      </td>
      <td data-label="Leave" data-number>
        {period.holidayEntitlementDays}
        <Text tone="third"> d</Text>
      </td>
      <td data-actions>
        {canEdit && (
          <ActionMenu
            label={`Actions for the period from ${formatDay(period.appliedDate)}`}
            actions={[
              { label: 'Edit', icon: <IconPencil {...icon} />, onSelect: onEdit },
              ...(isFirst
                ? []
                : [{ label: 'Delete', icon: <IconTrash {...icon} />, danger: true, onSelect: onRemove }]),
            ]}
          />
        )}
      </td>
    </tr>
  )
}

function TimeText({ time }: { time: 'past' | 'current' | 'future' }) {
  if (time === 'current')
    return (
      <Row as="span" tone="success" size={12} weight="medium" style={{ gap: 3 }}>
        <IconCircleCheck size={14} stroke={2} aria-hidden />
        Current
      </Row>
    )
  return (
    <Text block tone="third" size={12} figures>
      {time === 'past' ? 'Past' : 'Upcoming'}
    </Text>
  )
}

/** '4h 00m less' than in the period before. */
function differenceText(before: number, after: number): string | undefined {
  if (before === after) return undefined
  return `${formatDuration(Math.abs(after - before))} ${after > before ? 'more' : 'less'}`
}

/** A period edited in place, at the row's own height: each changed value says what it was. */
export function EditedPeriodRow(props: PeriodRowProps) {
  const { draft, period, saved, isFirst, today, problems, onChange, onRemove } = props
  const before = saved ?? periodBefore(draft.periods, period)
  const problem = (field: PeriodField) => problems.get(problemKey(period.key, field))
  const isDated = period.appliedDate !== null && isDay(period.appliedDate)
  const distance = isDated ? distanceText(period.appliedDate ?? today, today) : ''
  const name = isDated ? formatDay(period.appliedDate) : 'the new period'
  const difference = before && differenceText(weekSeconds(before.week), weekSeconds(period.week))
  return (
    <tr className={classes.edited}>
      <th scope="row" data-label="Applies from">
        {isFirst ? (
          <span className={classes.fixed}>{formatDay(period.appliedDate)}</span>
        ) : (
          <DateField
            label="Applies from"
            hideLabel
            compact
            today={today}
            value={period.appliedDate}
            error={problem('appliedDate')}
            onChange={(appliedDate) => onChange({ appliedDate })}
          />
        )}
        {!problem('appliedDate') && (
          <span className={classes.note}>
            {[saved ? '' : 'New', isFirst ? 'Start date' : distance].filter(Boolean).join(', ')}
          </span>
        )}
      </th>
      <td data-label="Contract type">
        <SelectField
          label="Contract type"
          hideLabel
          compact
          searchable={false}
          options={contractTypeOptions}
          value={period.type}
          onChange={(chosen) => {
            const type = contractTypeOptions.find(({ value }) => value === chosen)?.value
            if (type) onChange({ type })
          }}
        />
        <SelectField
          label="Rate card"
          hideLabel
          compact
          clearable
          placeholder="No rate card"
          options={props.rateCards.map(({ id, name }) => ({ value: id, label: name }))}
          value={period.rateCardID ?? null}
          onChange={(id) => onChange({ rateCardID: id })}
        />
      </td>
      {weekdayColumns.map(({ weekday, short, name: weekdayName }) => {
        const was = before?.week[weekday] ?? 0
        const isChanged = before !== undefined && was !== (period.week[weekday] ?? 0)
        return (
          <td key={weekday} data-label={short} data-number data-changed={isChanged || undefined}>
            <DurationField
              label={weekdayName}
              hideLabel
              compact
              inTableOfHours
              hint={isChanged ? `was ${enteredTextOfDuration(was)}` : ''}
              value={period.week[weekday]}
              error={problem(weekday)}
              onChange={(seconds) => onChange({ week: { ...period.week, [weekday]: seconds } })}
            />
          </td>
        )
      })}
      <td data-label="Week" data-number>
        <b className={classes.total}>{formatDuration(weekSeconds(period.week))}</b>
        {difference && <span className={classes.note}>{difference}</span>}
      </td>
      <td data-label="Leave" data-number>
        <NumberField
          label="Annual leave in days"
          hideLabel
          compact
          step={0.5}
          min={0}
          max={366}
          value={period.holidayEntitlementDays}
          error={problem('holidayEntitlementDays')}
          onChange={(holidayEntitlementDays) => onChange({ holidayEntitlementDays })}
        />
      </td>
      <td data-actions>
        {!isFirst && (
          <ActionIcon size="sm" aria-label={`Delete the period from ${name}`} onClick={onRemove}>
            <IconTrash {...icon} />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}
