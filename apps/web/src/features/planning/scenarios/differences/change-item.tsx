import { Checkbox, Radio } from '@mantine/core'
import type { ScenarioChange, ScenarioChanges } from '@praxis/contract/planning/planning-scenarios'
import { IconAlertTriangle, IconArrowsSplit2, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Chip, type ChipTone } from '../../../../ui/chips/chip'
import { momentText } from '../../../../ui/dates/moment-text'
import { Row, Stack, Text } from '../../../../ui/layout/box'
import { changeInWords } from './change-words'
import type { Decision } from './chosen-changes'
import classes from './differences.module.css'

interface ChangeItemProps {
  readonly named: Omit<ScenarioChanges, 'items' | 'metadata'>
  readonly change: ScenarioChange
  readonly choice:
    | {
        readonly isChosen: boolean
        readonly onToggle: () => void
        readonly decision: Decision | undefined
        readonly onDecide: (decision: Decision) => void
        readonly isMissing: boolean
      }
    | undefined
}

const LOOKS = {
  made: { icon: IconPlus, tone: 'success' },
  changed: { icon: IconPencil, tone: 'info' },
  deleted: { icon: IconTrash, tone: 'neutral' },
} as const satisfies Record<ScenarioChange['action'], { icon: typeof IconPlus; tone: ChipTone }>

/** One change of a scenario: how it was, is and would be, and what stands in its way. */
export function ChangeItem({ named, change, choice }: ChangeItemProps) {
  const { title, kind, sides, conflict, problem } = changeInWords(named, change)
  const { icon, tone } = LOOKS[change.action]
  return (
    <Row as="li" align="start" gap={3} className={classes.change} data-change={change.id}>
      {choice && (
        <Checkbox
          className={classes.tick ?? ''}
          aria-label={`Select ${kind.toLowerCase()} ${title}`}
          checked={choice.isChosen}
          onChange={choice.onToggle}
        />
      )}
      <Stack gap={1} grow shrinks>
        <Row gap={2} wrap>
          <Chip tone={tone} icon={icon}>
            {kind}
          </Chip>
          <Text weight="semi" breaks>
            {title}
          </Text>
        </Row>
        <dl className={classes.sides}>
          {sides.map(({ label, words }) => (
            <div key={label} className={classes.side}>
              <dt>{label}</dt>
              <dd data-scenario={label === 'Scenario' || undefined}>{words}</dd>
            </div>
          ))}
        </dl>
        <Text size={12} tone="third">
          {change.changedBy.displayName}, {momentText(change.changedAt)}
        </Text>
        {conflict && (
          <div className={classes.conflict}>
            <Row align="start" gap={2} size={13}>
              <IconArrowsSplit2 size={16} stroke={2} aria-hidden />
              <b>{conflict}</b>
            </Row>
            {choice && (
              <Radio.Group
                aria-label={`What stands: ${title}`}
                value={choice.decision ?? ''}
                onChange={(chosen) => choice.onDecide(chosen === 'real' ? 'real' : 'scenario')}
                {...(choice.isMissing && !choice.decision && { error: 'Choose what stands' })}
              >
                <Row gap={4} wrap>
                  <Radio value="real" label="Keep the real plan" />
                  <Radio value="scenario" label="Take the scenario’s" />
                </Row>
              </Radio.Group>
            )}
          </div>
        )}
        {problem && (
          <Row align="start" gap={2} size={13} className={classes.problem}>
            <IconAlertTriangle size={16} stroke={2} aria-hidden />
            <span>
              <b>Can’t be merged yet.</b> {problem}
            </span>
          </Row>
        )}
      </Stack>
    </Row>
  )
}
