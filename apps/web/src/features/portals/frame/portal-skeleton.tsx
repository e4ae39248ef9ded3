import { placesOf } from '../../../ui/lists/skeleton'
import classes from './portal-shell.module.css'

/** The shape of a portal that is about to be shown. */
export function PortalSkeleton() {
  return (
    <div className={classes.portal} aria-busy data-arriving>
      <div className={classes.top} />
      <div className={classes.head}>
        <div className={classes.headInside}>
          <span className={classes.boneOfTitle} />
          <span className={classes.boneOfText} />
        </div>
      </div>
      <div className={classes.body}>
        {placesOf(3).map((place) => (
          <span key={place} className={classes.boneOfCard} />
        ))}
      </div>
    </div>
  )
}
