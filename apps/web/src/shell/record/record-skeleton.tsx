import { Stack } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { RecordHeadSkeleton } from '../../ui/layout/record-head'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import { columnsClass } from './record-columns'
import classes from './record-columns.module.css'

export interface RecordSkeletonProps {
  readonly picture?: 'logo' | 'avatar'
  /** The classes of what is below the head, and of the columns in it, where they are not those of every record. */
  readonly bodyClass?: string | undefined
  readonly columnsClass?: string | undefined
  /** What its tabs show beside is in other tabs too. */
  readonly echoes?: boolean
}

/** The shape of a record while it loads for the first time. */
export function RecordSkeleton({ picture = 'logo', echoes = false, ...classNames }: RecordSkeletonProps) {
  return (
    <div aria-busy>
      <RecordHeadSkeleton picture={<Skeleton shape={picture} />} />
      <div className={classNames.bodyClass ?? classes.body}>
        <div className={classNames.columnsClass ?? columnsClass(echoes)}>
          {placesOf(2).map((place) => (
            <Card key={place}>
              <Stack gap={4}>
                {placesOf(4).map((line) => (
                  <Skeleton key={line} index={line} />
                ))}
              </Stack>
            </Card>
          ))}
        </div>
      </div>
    </div>
  )
}
