import { IconLock } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/feedback/banner'
import { InBannerSlot } from '../../ui/feedback/banner-slot'
import { Opening } from '../../ui/late/opening'
import { Stack } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { RecordHeadSkeleton } from '../../ui/layout/record-head'
import { placesOf, Skeleton, Skeletons } from '../../ui/lists/skeleton'
import { PanelLayout } from '../../ui/overlays/side-panel'
import { errorStatus } from '../errors/error-words'
import { RecordError } from '../errors/record-error'
import { useDraftKeeper } from './kept-draft'
import { columnsClass } from './record-columns'
import classes from './record-columns.module.css'

interface RecordPageProps<Shown> extends RecordSkeletonProps {
  readonly query: Pick<UseQueryResult<Shown>, 'data' | 'error' | 'refetch'>
  /** The kind of record: 'Client'. */
  readonly title: string
  /** Why there may be nothing here for the reader, in a sentence. */
  readonly notThere: string
  /** A record that is deleted, or closed to the reader, while it is open goes, unless something typed would go with it. */
  readonly goesWhenGone?: boolean
  /** The page of a record that is gone, where it is not that of an address without a record. */
  readonly gonePage?: ReactNode
  readonly children: (record: Shown) => ReactNode
}

/** An id that no record can have is refused with 400. */
const isGone = (error: Error | null): boolean => error !== null && [400, 404].includes(errorStatus(error))

/** The page of one record: its shape while it loads, why it is not there, or the record. */
export function RecordPage<Shown>(props: RecordPageProps<Shown>) {
  const { query, title, notThere, goesWhenGone = false, gonePage, children, ...shape } = props
  const { data, error, refetch } = query
  const { hasDraft, keeping } = useDraftKeeper()
  const isOver = goesWhenGone && isGone(error)
  if (data !== undefined && (!isOver || hasDraft))
    return keeping(
      <>
        {isOver && <GoneBanner notThere={notThere} />}
        {children(data)}
      </>,
    )
  if (!error) return <RecordSkeleton {...shape} />
  if (isOver && gonePage) return gonePage
  return <RecordError title={title} error={error} onRetry={() => void refetch()} notThere={notThere} />
}

/** Says that the record is gone: nothing can be saved any more, but what was typed can be copied. */
function GoneBanner({ notThere }: { notThere: string }) {
  return (
    <InBannerSlot>
      <Banner tone="error" icon={<IconLock size={18} stroke={1.75} aria-hidden />}>
        {notThere} Your changes are kept until you discard them
      </Banner>
    </InBannerSlot>
  )
}

interface RecordFrameProps {
  readonly banners?: ReactNode
  readonly head: ReactNode
  /** The panel of changes, while it stands open. */
  readonly history?: ReactNode
  /** The class of what is below the head, where it is not that of every record. */
  readonly bodyClass?: string | undefined
  readonly children: ReactNode
}

/** A record that is there: banners above, the head with its tabs, the open tab, and the history beside them. */
export function RecordFrame({ banners, head, history, bodyClass = classes.body, children }: RecordFrameProps) {
  return (
    <>
      {banners}
      <PanelLayout panel={history && <Opening>{history}</Opening>}>
        {head}
        <div className={bodyClass}>{children}</div>
      </PanelLayout>
    </>
  )
}

interface RecordSkeletonProps {
  readonly picture?: 'logo' | 'avatar'
  /** The classes of what is below the head, and of the columns in it, where they are not those of every record. */
  readonly bodyClass?: string | undefined
  readonly columnsClass?: string | undefined
  /** What its tabs show beside is in other tabs too. */
  readonly echoes?: boolean
}

/** The shape of a record while it loads for the first time. */
function RecordSkeleton({ picture = 'logo', echoes = false, ...classNames }: RecordSkeletonProps) {
  return (
    <div aria-busy>
      <RecordHeadSkeleton picture={<Skeleton shape={picture} />} />
      <div className={classNames.bodyClass ?? classes.body}>
        <div className={classNames.columnsClass ?? columnsClass(echoes)}>
          {placesOf(2).map((place) => (
            <Card key={place}>
              <Stack gap={4}>
                <Skeletons count={4} />
              </Stack>
            </Card>
          ))}
        </div>
      </div>
    </div>
  )
}
