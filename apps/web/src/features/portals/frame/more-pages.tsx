import { CardFoot } from '../../../ui/layout/card-row'
import { PlainButton } from '../../../ui/plain/plain-button'

interface Paged {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** The way to the rest of a list, where there is some. */
export function MorePages({ asked }: { asked: Paged }) {
  if (!asked.hasNextPage) return null
  return (
    <CardFoot>
      <PlainButton variant="subtle" fit isWaiting={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
        {asked.isFetchNextPageError ? 'Show more didn’t work. Retry' : 'Show more'}
      </PlainButton>
    </CardFoot>
  )
}
