import { Card } from '../../../ui/layout/card'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import classes from './profile.module.css'
import head from './profile-head.module.css'

/** The shape of a profile while it loads for the first time. */
export function ProfileSkeleton() {
  return (
    <div aria-busy>
      <div className={head.head}>
        <div className={head.crumbs}>&nbsp;</div>
        <div className={head.band}>
          <Skeleton shape="avatar" />
        </div>
        <div className={classes.tabsSkeleton} />
      </div>
      <div className={classes.body}>
        <div className={classes.columns}>
          {placesOf(2).map((place) => (
            <Card key={place}>
              <div className={classes.fields}>
                {placesOf(4).map((line) => (
                  <Skeleton key={line} index={line} />
                ))}
              </div>
            </Card>
          ))}
        </div>
      </div>
    </div>
  )
}
