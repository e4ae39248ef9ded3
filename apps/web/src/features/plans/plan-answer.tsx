import { ApiError } from '@praxis/contract/protocol/caller'
import { IconLock } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card'
import { EmptyState, ErrorState } from '../../ui/lists/list-states'
import { PlaceOfPlan } from './place-of-plan'

interface PlanAnswerProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  readonly children: (data: Data) => ReactNode
}

const isClosed = (error: unknown) => error instanceof ApiError && error.reason === 'invalidPermission'

/** A plan once it is there; before that its place, or why there is none. */
export function PlanAnswer<Data>({ query: { data, error, refetch }, children }: PlanAnswerProps<Data>) {
  if (isClosed(error)) return <ClosedPlan />
  if (data !== undefined) return children(data)
  if (!error) return <PlaceOfPlan />
  return (
    <Card flush>
      <ErrorState text={error.message} onRetry={() => void refetch()} />
    </Card>
  )
}

/** In place of a plan that the reader may not see. */
function ClosedPlan() {
  return (
    <Card flush>
      <EmptyState text="You don’t have access to this plan" icon={<IconLock size={20} stroke={1.75} />} />
    </Card>
  )
}
