import { ApiError } from '@praxis/contract/protocol/caller'
import { laterText } from '@praxis/contract/protocol/reason-texts'
import { type ReactNode, useState } from 'react'
import { useNow } from '../../ui/dates/use-now'
import { PlainAlert } from '../../ui/plain/plain-alert'

const SECOND_MS = 1000

const secondsToWait = (refusal: Error): number | undefined => {
  if (!(refusal instanceof ApiError) || refusal.reason !== 'tooManyRequests') return undefined
  const { retryAfter } = refusal.refusal
  return typeof retryAfter === 'number' ? retryAfter : undefined
}

/** Why the server refused, above the form. */
export function RefusalAlert({ refusal, children }: { refusal: Error | undefined; children?: ReactNode }) {
  if (!refusal) return null
  const seconds = secondsToWait(refusal)
  if (seconds === undefined) return <PlainAlert title={refusal.message}>{children}</PlainAlert>
  return <WaitAlert seconds={seconds}>{children}</WaitAlert>
}

/** Says how long there is still to wait, and when the wait is over. */
function WaitAlert({ seconds, children }: { seconds: number; children: ReactNode }) {
  const [end] = useState(() => Date.now() + seconds * SECOND_MS)
  const left = Math.ceil((end - useNow(SECOND_MS).getTime()) / SECOND_MS)
  if (left <= 0) return <PlainAlert tone="success" title="You can try again now" />
  return <PlainAlert title={`Too many attempts. Try again ${laterText(left)}.`}>{children}</PlainAlert>
}
