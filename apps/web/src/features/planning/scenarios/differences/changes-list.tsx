import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import type { ScenarioChange, ScenarioChanges } from '@praxis/contract/planning/planning-scenarios'
import { useState } from 'react'
import { Row, Stack, Text } from '../../../../ui/layout/box'
import { EmptyState, NoMatchState } from '../../../../ui/lists/list-states'
import { selectionOf, toggled } from '../../../../ui/lists/selection'
import { ChangeItem } from './change-item'
import { type ChangesFilter, changesFilters, type Decision, type Decisions, filtered } from './chosen-changes'
import classes from './differences.module.css'

interface ChangesListProps {
  readonly changes: Omit<ScenarioChanges, 'metadata'>
  /** Absent for those who only read. */
  readonly choice:
    | {
        readonly chosen: ReadonlySet<string>
        readonly onChosen: (chosen: ReadonlySet<string>) => void
        readonly decisions: Decisions
        readonly onDecide: (id: string, decision: Decision) => void
        /** Merging was tried before these were decided. */
        readonly missing: readonly string[]
      }
    | undefined
}

const AT_ONCE = 100
const NO_MATCH: Readonly<Record<ChangesFilter, string>> = {
  all: 'No changes',
  conflicts: 'No conflicts with the real plan',
  problems: 'No problems: every change can be merged',
}

/** The bookings and roles that differ from the real plan, to be chosen from. */
export function ChangesList({ changes, choice }: ChangesListProps) {
  const [filter, setFilter] = useState<ChangesFilter>('all')
  const [count, setCount] = useState(AT_ONCE)
  const { items } = changes
  if (items.length === 0) return <EmptyState text="Nothing differs from the real plan yet." />
  const shown = filtered(items, filter)
  const ids = shown.map(({ id }) => id)
  const state = choice && selectionOf(choice.chosen, ids)
  const labels: Record<ChangesFilter, string> = { all: 'All', conflicts: 'Conflicts', problems: 'Problems' }
  return (
    <Stack gap={3}>
      <Row justify="between" gap={2} wrap>
        <SegmentedControl
          aria-label="Show changes"
          value={filter}
          data={changesFilters.map((value) => ({
            value,
            label: `${labels[value]} ${filtered(items, value).length}`,
          }))}
          onChange={(chosen) => setFilter(changesFilters.find((value) => value === chosen) ?? 'all')}
        />
        {choice && shown.length > 0 && (
          <Checkbox
            label={`Select all ${shown.length}`}
            checked={state === 'all'}
            indeterminate={state === 'some'}
            onChange={() => {
              const rest = new Set([...choice.chosen].filter((id) => !ids.includes(id)))
              choice.onChosen(state === 'all' ? rest : new Set([...rest, ...ids]))
            }}
          />
        )}
      </Row>
      {shown.length === 0 ? (
        <NoMatchState text={NO_MATCH[filter]} onClear={() => setFilter('all')} />
      ) : (
        <ul className={classes.changes} aria-label="Changes of the scenario">
          {shown.slice(0, count).map((change: ScenarioChange) => (
            <ChangeItem
              key={change.id}
              named={changes}
              change={change}
              choice={
                choice && {
                  isChosen: choice.chosen.has(change.id),
                  onToggle: () => choice.onChosen(toggled(choice.chosen, change.id)),
                  decision: choice.decisions.get(change.id),
                  onDecide: (decision) => choice.onDecide(change.id, decision),
                  isMissing: choice.missing.includes(change.id),
                }
              }
            />
          ))}
        </ul>
      )}
      {count < shown.length && (
        <Row justify="center">
          <Button variant="default" onClick={() => setCount(count + AT_ONCE)}>
            Show more
          </Button>
          <Text size={12} tone="third">
            {count} of {shown.length}
          </Text>
        </Row>
      )}
    </Stack>
  )
}
