import { Button } from '@mantine/core'
import type { Contract } from '@praxis/contract/people/employees'
import { addMonths, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../ui/layout/card'
import { rateCardsQuery } from '../rate-cards.queries'
import {
  type ContractDraft,
  type ContractProblems,
  draftOf,
  withNewPeriod,
  withoutPeriod,
  withPeriod,
} from './contract-draft'
import { EditedPeriodRow, PeriodRow } from './period-row'
import classes from './periods-table.module.css'
import { weekdayColumns } from './weekday-columns'

interface PeriodsTableProps {
  readonly draft: ContractDraft
  readonly saved: Contract | null
  readonly today: Day
  readonly canEdit: boolean
  readonly problems: ContractProblems
  readonly onChange: (draft: ContractDraft) => void
}

/** The first day of the next month on which no period begins yet. */
function nextFreeMonth({ periods, startDate }: ContractDraft, today: Day): Day {
  const taken = new Set(periods.map(({ appliedDate }) => appliedDate))
  let day = addMonths(startOfMonth((startDate ?? '') > today ? (startDate ?? today) : today), 1)
  while (taken.has(day)) day = addMonths(day, 1)
  return day
}

/** The periods, newest first; new ones stand at the top and keep their place while their day is typed. */
export function PeriodsTable({ draft, saved, today, canEdit, problems, onChange }: PeriodsTableProps) {
  const { data: rateCards = [] } = useQuery(rateCardsQuery)
  const [editedKeys, setEditedKeys] = useState<ReadonlySet<string>>(new Set())
  const savedByKey = new Map(saved ? draftOf(saved).periods.map((period) => [period.key, period]) : [])
  const isEdited = (key: string) => canEdit && (!savedByKey.has(key) || editedKeys.has(key))

  return (
    <Card
      title="Periods"
      note="each applies until the next starts"
      flush
      actions={
        canEdit && (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => onChange(withNewPeriod(draft, nextFreeMonth(draft, today)))}
          >
            Period
          </Button>
        )
      }
    >
      <div className={classes.frame}>
        <table className={classes.table} aria-label="Periods">
          <thead>
            <tr>
              <th scope="col">Applies from</th>
              <th scope="col">Contract type</th>
              {weekdayColumns.map(({ weekday, short, name }) => (
                <th key={weekday} scope="col" data-number abbr={name}>
                  {short}
                </th>
              ))}
              <th scope="col" data-number>
                Week
              </th>
              <th scope="col" data-number>
                Leave
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {draft.periods
              .map((period, index) => {
                const row = {
                  draft,
                  period,
                  saved: savedByKey.get(period.key),
                  isFirst: index === 0,
                  today,
                  canEdit,
                  problems,
                  rateCards,
                  onChange: (part: Partial<typeof period>) => onChange(withPeriod(draft, period.key, part)),
                  onEdit: () => setEditedKeys(new Set([...editedKeys, period.key])),
                  onRemove: () => onChange(withoutPeriod(draft, period.key)),
                }
                return isEdited(period.key) ? (
                  <EditedPeriodRow key={period.key} {...row} />
                ) : (
                  <PeriodRow key={period.key} {...row} />
                )
              })
              .reverse()}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
