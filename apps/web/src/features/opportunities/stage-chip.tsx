import { formatPercent } from '@praxis/domain/money/percent'
import { IconCircleCheck, IconCircleX, IconTarget } from '@tabler/icons-react'
import { Chip } from '../../ui/chips/chip'
import { Row, Text } from '../../ui/layout/box'
import { isLost, isWon, stageText } from './opportunity-words'
import classes from './stage-chip.module.css'

interface Stage {
  readonly name: string
  readonly color: string
  readonly probability: number
}

interface StageChipProps {
  readonly stage: Stage
  /** Only the name, where the probability stands elsewhere. */
  readonly short?: boolean
}

/** The stage of an opportunity beside its name. */
export function StageChip({ stage, short = false }: StageChipProps) {
  if (isWon(stage))
    return (
      <Chip tone="success" icon={IconCircleCheck}>
        {stage.name}
      </Chip>
    )
  if (isLost(stage))
    return (
      <Chip tone="outline" icon={IconCircleX}>
        {stage.name}
      </Chip>
    )
  return (
    <Chip tone="info" icon={IconTarget}>
      {short ? stage.name : stageText(stage)}
    </Chip>
  )
}

export function StageDot({ color }: { color: string }) {
  return <span className={classes.dot} style={{ background: color }} aria-hidden />
}

/** The stage in a row: its colour, its name and its probability. */
export function StageName({ stage }: { stage: Stage }) {
  return (
    <Row as="span" gap={2} oneLine shrinks>
      <StageDot color={stage.color} />
      <Text shrinks ellipsis>
        {stage.name}
      </Text>
      <Text tone="third" figures>
        {formatPercent(stage.probability)}
      </Text>
    </Row>
  )
}
