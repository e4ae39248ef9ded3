import { SegmentedControl } from '@mantine/core'
import type { ScenarioDifference } from '@praxis/contract/planning/planning-scenarios'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { useState } from 'react'
import { Row, Stack, Text } from '../../../../ui/layout/box'
import { type Column, DataTable } from '../../../../ui/lists/data-table'
import classes from './differences.module.css'

/** '+12h 30m' or '−8h 00m'; a dash where nothing differs. */
function differenceText(seconds: number): string {
  const text = formatDuration(Math.abs(seconds))
  if (text === formatDuration(0)) return '–'
  return seconds > 0 ? `+${text}` : `−${text}`
}

interface SumRow {
  readonly name: string
  readonly real: number
  readonly scenario: number
}

const sumColumns: Column<SumRow>[] = [
  { id: 'name', header: 'Booked', cell: ({ name }) => name },
  { id: 'real', header: 'Real plan', align: 'end', cell: ({ real }) => formatDuration(real) },
  { id: 'scenario', header: 'Scenario', align: 'end', cell: ({ scenario }) => formatDuration(scenario) },
  {
    id: 'difference',
    header: 'Difference',
    align: 'end',
    cell: ({ real, scenario }) => <b>{differenceText(scenario - real)}</b>,
  },
]

type Difference = Pick<ScenarioDifference, 'real' | 'scenario'> | undefined

const sumRows = ({ real, scenario }: NonNullable<Difference>): SumRow[] => [
  { name: 'Hard', real: real.hard, scenario: scenario.hard },
  { name: 'Soft', real: real.soft, scenario: scenario.soft },
  { name: 'Total', real: real.hard + real.soft, scenario: scenario.hard + scenario.soft },
]

interface SumsProps {
  readonly difference: ScenarioDifference | undefined
  readonly error: string | null
  readonly onRetry: () => void
}

/** What is booked in the real plan and in the scenario, and by whom and on what that differs, week by week. */
export function DifferenceSums({ difference, error, onRetry }: SumsProps) {
  const [by, setBy] = useState<'people' | 'targets'>('people')
  const states = { error, onRetry, empty: { text: 'Nothing differs from the real plan.' } }
  return (
    <Stack gap={4}>
      <div className={classes.card}>
        <DataTable
          label="Booked in both plans"
          rows={difference && sumRows(difference)}
          rowKey={({ name }) => name}
          rowName={({ name }) => name}
          columns={sumColumns}
          height="dense"
          skeletonRows={3}
          bare
          {...states}
        />
      </div>
      <Row justify="between" wrap gap={2}>
        <SegmentedControl
          aria-label="Differences by"
          value={by}
          onChange={(chosen) => setBy(chosen === 'targets' ? 'targets' : 'people')}
          data={[
            { value: 'people', label: 'By person' },
            { value: 'targets', label: 'By project or opportunity' },
          ]}
        />
        <Text size={12} tone="third">
          Counts only bookings that differ; hard and soft in full
        </Text>
      </Row>
      {!error && <ByWeek difference={difference} by={by} />}
    </Stack>
  )
}

interface WeeksRow {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly hard: number
  readonly soft: number
  readonly weeks: ScenarioDifference['people'][number]['weeks']
}

function peopleRows({ people, employeeInfos }: ScenarioDifference): WeeksRow[] {
  return people.map(({ employeeID, ...sums }) => {
    const person = employeeID === null ? undefined : employeeInfos[employeeID]
    return {
      id: employeeID ?? 'nobody',
      name: person?.displayName ?? 'No one named',
      note: person?.jobTitle ?? '',
      ...sums,
    }
  })
}

function targetRows({ targets, projectInfos, opportunityInfos }: ScenarioDifference): WeeksRow[] {
  return targets.map(({ targetableID, ...sums }) => {
    const target = projectInfos[targetableID] ?? opportunityInfos[targetableID]
    return {
      id: targetableID,
      name: target?.name ?? 'A project that you can’t see',
      note: target?.clientName ?? '',
      ...sums,
    }
  })
}

function weekColumns(rows: readonly WeeksRow[]): Column<WeeksRow>[] {
  const mondays = [...new Set(rows.flatMap(({ weeks }) => weeks.map(({ monday }) => monday)))].toSorted()
  return mondays.map((monday) => ({
    id: monday,
    header: <span title={`Week of ${formatDay(monday)}`}>{formatDay(monday).slice(0, 5)}</span>,
    align: 'end',
    cell: ({ weeks }) => {
      const { hard, soft } = weeks.find((each) => each.monday === monday) ?? { hard: 0, soft: 0 }
      return (
        <span className={classes.week} title={`Hard ${differenceText(hard)}, soft ${differenceText(soft)}`}>
          {differenceText(hard + soft)}
        </span>
      )
    },
  }))
}

function ByWeek({ difference, by }: { difference: ScenarioDifference | undefined; by: 'people' | 'targets' }) {
  const rows = difference && (by === 'people' ? peopleRows(difference) : targetRows(difference))
  const columns: Column<WeeksRow>[] = [
    {
      id: 'name',
      header: by === 'people' ? 'Person' : 'Project or opportunity',
      width: 220,
      cell: ({ name, note }) => (
        <Stack>
          <Text weight="medium" ellipsis>
            {name}
          </Text>
          {note && (
            <Text size={12} tone="third" ellipsis>
              {note}
            </Text>
          )}
        </Stack>
      ),
    },
    { id: 'hard', header: 'Hard', align: 'end', cell: ({ hard }) => differenceText(hard) },
    { id: 'soft', header: 'Soft', align: 'end', cell: ({ soft }) => differenceText(soft) },
    ...weekColumns(rows ?? []),
  ]
  return (
    <div className={classes.card}>
      <DataTable
        label={by === 'people' ? 'Differences by person' : 'Differences by project or opportunity'}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        bare
        empty={{ text: 'No hours differ from the real plan.' }}
      />
    </div>
  )
}
