import { KeyHint } from '../../../../ui/keys/key-hint'
import { Row } from '../../../../ui/layout/box'
import classes from './timeline.module.css'

const LOOKS = [
  ['booked', 'Booked'],
  ['waiting', 'Waiting'],
  ['person', 'With a person'],
  ['overdue', 'Overdue'],
] as const

/** What the looks of the bars mean, and how something is booked. */
export function TimelineLegend() {
  return (
    <Row as="ul" gap={4} wrap tone="second" size={12} aria-label="Legend">
      {LOOKS.map(([look, words]) => (
        <Row as="li" key={look} gap="6px">
          <i className={classes.legend} data-look={look} />
          {words}
        </Row>
      ))}
      <Row as="li" gap="6px">
        <i className={classes.legend} data-look="drag" />
        Drag to book, keyboard
        <KeyHint keys={['B']} />
      </Row>
    </Row>
  )
}
