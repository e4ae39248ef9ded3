import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Skeletons } from '../../../ui/lists/skeleton'
import { PlainButton } from '../../../ui/plain/plain-button'
import classes from './portal-states.module.css'

interface Asked<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
}

interface AnsweredProps<Data> {
  readonly asked: Asked<Data>
  /** Lines of the place that is kept while the answer is awaited. */
  readonly lines?: number
  /** How high what comes will be, where that is known: nothing moves when it is there. */
  readonly height?: number
  readonly children: (data: Data) => ReactNode
}

/** What a query answers; until then its place, or why there is nothing and how to ask again. */
export function Answered<Data>({ asked: { data, error, refetch }, lines = 3, height, children }: AnsweredProps<Data>) {
  if (data !== undefined) return children(data)
  if (error) return <Failed text={error.message} onRetry={() => void refetch()} />
  return <Awaited lines={lines} height={height} />
}

/** The place that is kept for what comes. */
export const Awaited = ({ lines, height }: { lines: number; height?: number | undefined }) => (
  <div className={classes.waiting} style={{ minHeight: height }} aria-busy>
    <Skeletons count={lines} />
  </div>
)

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden className={classes.failed} />
      <p>{text}</p>
      <PlainButton variant="default" fit onClick={onRetry}>
        Retry
      </PlainButton>
    </div>
  )
}
