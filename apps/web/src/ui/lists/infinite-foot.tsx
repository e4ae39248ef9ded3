import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Row, Text } from '../layout/box'
import classes from './pager.module.css'
import { totalText } from './pager-text'

interface InfiniteFootProps {
  shown: number
  /** How many items there are; absent where they are not counted. */
  total?: number
  hasMore: boolean
  isLoading: boolean
  error?: string | null
  onMore: () => void
}

/** The end of an infinite list: loads the next page when it comes near, and by its button for those who do not scroll. */
export function InfiniteFoot({ shown, total, hasMore, isLoading, error, onMore }: InfiniteFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  const loadsByItself = hasMore && !isLoading && !error
  const onMoreRef = useRef(onMore)
  useEffect(() => {
    onMoreRef.current = onMore
  })

  useEffect(() => {
    const element = foot.current
    if (!element || !loadsByItself) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onMoreRef.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [loadsByItself])

  return (
    <Row wrap size={13} tone="third" figures className={classes.more} ref={foot}>
      <span aria-live="polite">
        {total === undefined ? `${shown} loaded` : `${shown} of ${totalText(total)} loaded`}
      </span>
      {error && (
        <Text tone="error" role="alert">
          {error}
        </Text>
      )}
      {hasMore && (
        <Button size="xs" variant="subtle" loading={isLoading} onClick={onMore}>
          {error ? 'Retry' : 'Load more'}
        </Button>
      )}
    </Row>
  )
}
