import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import classes from './dashboard-cards.module.css'

/** The tasks while they are on their way. */
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
