import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import classes from './dashboard-cards.module.css'

/** The card's tasks while they are loading. */
export function TasksDueSkeleton() {
  return (
    <ul aria-busy>
      {placesOf(3).map((place) => (
        <li key={place} className={classes.task}>
          <Skeleton index={place} />
        </li>
      ))}
    </ul>
  )
}
