import { Row } from '../layout/box'
import classes from './series-chart.module.css'

export interface LegendEntry {
  readonly id: string
  readonly word: string
  readonly colour: string
  readonly look: 'bar' | 'solid' | 'dashed' | 'thin'
}

/** What the columns and lines of a chart stand for. */
export function SeriesLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Row as="ul" gap={3} wrap size={12} tone="second">
      {entries.map(({ id, word, colour, look }) => (
        <Row as="li" gap="6px" key={id} oneLine>
          <i aria-hidden className={classes.sample} data-look={look} style={{ color: colour }} />
          {word}
        </Row>
      ))}
    </Row>
  )
}
