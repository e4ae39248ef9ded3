import { Card } from '../../ui/layout/card'
import { RecordHeadSkeleton } from '../../ui/layout/record-head'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import classes from './record-skeleton.module.css'

export interface RecordSkeletonProps {
  readonly picture?: 'logo' | 'avatar'
  /** The classes of what is below the head, and of the two columns in it. */
  readonly bodyClass: string | undefined
  readonly columnsClass: string | undefined
}

/** The shape of a record while it loads for the first time. */
export function RecordSkeleton({ picture = 'logo', bodyClass, columnsClass }: RecordSkeletonProps) {
  return (
    <div aria-busy>
      <RecordHeadSkeleton picture={<Skeleton shape={picture} />} />
      <div className={bodyClass}>
        <div className={columnsClass}>
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
