import { Card } from '../../../ui/layout/card'
import { RecordHeadSkeleton } from '../../../ui/layout/record-head'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import classes from './templates.module.css'

/** The shape of a template while it loads for the first time. */
export function TemplateSkeleton() {
  return (
    <div aria-busy>
      <RecordHeadSkeleton picture={<Skeleton shape="logo" />} />
      <div className={classes.body}>
        <div className={classes.columns}>
          {placesOf(2).map((place) => (
            <Card key={place}>
              <div className={classes.fields}>
                {placesOf(5).map((line) => (
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
