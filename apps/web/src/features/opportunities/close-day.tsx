import type { OpportunityListItem } from '@praxis/contract/opportunities/pipeline-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Row, Text } from '../../ui/layout/box'
import { isOverdue, shortDay } from './opportunity-words'

interface CloseDayProps {
  readonly opportunity: Pick<OpportunityListItem, 'expectedCloseDate' | 'pipelineStage'>
  readonly today: string
  readonly short?: boolean
}

/** The day an opportunity is expected to close on, marked when it has gone by. */
export function CloseDay({ opportunity, today, short = false }: CloseDayProps) {
  const { expectedCloseDate: day } = opportunity
  if (!day) return short ? null : <Text tone="third">–</Text>
  const words = short ? shortDay(day, today) : formatDay(day)
  if (!isOverdue(opportunity, today)) return <Text figures>{words}</Text>
  return (
    <Row as="span" inline gap={1} tone="error" figures oneLine title="The expected close has gone by">
      <IconAlertTriangle size={14} stroke={1.75} aria-label="Overdue" />
      {words}
    </Row>
  )
}
