import { PlainAlert } from './plain-alert'
import { PlainButton } from './plain-button'

/** What went wrong, and the button to try again. */
export function PlainRetry({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <>
      <PlainAlert title={problem} />
      <PlainButton onClick={onRetry}>Retry</PlainButton>
    </>
  )
}
