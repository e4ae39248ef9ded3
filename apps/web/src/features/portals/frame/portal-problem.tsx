import { ApiError } from '@praxis/contract/protocol/caller'
import { ErrorPage } from '../../../shell/errors/error-page'
import { PlainButton } from '../../../ui/plain/plain-button'

/** Whether the portal has answered that it is not there, or no longer. */
const isGone = (error: Error): boolean => error instanceof ApiError && error.reason === 'dataNotAvailable'

/** In place of a portal that is gone, or cannot be reached. */
export function PortalProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isGone(error))
    return (
      <ErrorPage
        title="Invalid portal reference"
        text="This portal doesn’t exist, or it has been closed. Check the address, or ask the person who invited you."
      />
    )
  return (
    <ErrorPage
      title="The portal can’t be shown"
      text={error.message}
      actions={
        <PlainButton fit onClick={onRetry}>
          Retry
        </PlainButton>
      }
    />
  )
}
