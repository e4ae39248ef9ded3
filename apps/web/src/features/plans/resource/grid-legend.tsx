import { Row } from '../../../ui/layout/box'
import classes from './resource.module.css'

interface GridLegendProps {
  /** Some time is booked on days on which nobody works. */
  readonly hasLost: boolean
  /** Some week has bank holidays. */
  readonly hasShortWeeks: boolean
}

/** What the colours of the grid stand for, those that are in it. */
export function GridLegend({ hasLost, hasShortWeeks }: GridLegendProps) {
  const entries = [
    { look: 'share', word: 'share of a 37.5-hour week' },
    ...(hasLost ? [{ look: 'lost', word: 'booked on days off too, which nobody works' }] : []),
    ...(hasShortWeeks ? [{ look: 'fewer', word: 'fewer working days' }] : []),
  ]
  return (
    <Row as="ul" gap={4} wrap size={12} tone="second">
      {entries.map(({ look, word }) => (
        <Row as="li" gap="6px" key={look} oneLine>
          <i aria-hidden className={classes.sample} data-look={look} />
          {word}
        </Row>
      ))}
    </Row>
  )
}
