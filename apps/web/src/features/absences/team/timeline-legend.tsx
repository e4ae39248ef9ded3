import type { ReasonBrief } from '@praxis/contract/absences/absence-shapes'
import { coloursOf } from '../../../ui/chips/category-colours'
import { Row, Text } from '../../../ui/layout/box'
import classes from './timeline-legend.module.css'

/** What the looks of a timeline mean. */
export function TimelineLegend({ reasons }: { reasons: readonly ReasonBrief[] }) {
  return (
    <Row as="ul" gap={4} wrap tone="second" size={12} aria-label="Legend">
      {reasons.map(({ id, name, color }) => (
        <Row as="li" key={id} gap="6px">
          <i className={classes.mark} data-kind="reason" style={coloursOf(color)} />
          <Text ellipsis>{name}</Text>
        </Row>
      ))}
      {(['Waiting', 'Away, no reason shown', 'Marking', 'Bank holiday', 'Today'] as const).map((words) => (
        <Row as="li" key={words} gap="6px">
          <i className={classes.mark} data-kind={words} />
          {words}
        </Row>
      ))}
    </Row>
  )
}
