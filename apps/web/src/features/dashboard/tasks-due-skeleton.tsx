import { Row } from '../../ui/layout/box'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import classes from './dashboard-cards.module.css'

/** The card's tasks while they are loading. */
export function TasksDueSkeleton() {
  return (
    <ul aria-busy>
      {placesOf(3).map((place) => (
        <Row key={place} as="li" gap={3} className={classes.task}>
          <Skeleton index={place} />
        </Row>
      ))}
    </ul>
  )
}
