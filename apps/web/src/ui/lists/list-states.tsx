import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconInbox, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './list-states.module.css'

export interface EmptyContent {
  /** One sentence. */
  text: ReactNode
  /** 20 px. */
  icon?: ReactNode
  /** The button that fills the list, if the reader may. */
  action?: ReactNode
}

/** The states of a list without rows. */
export interface ListStates {
  empty: EmptyContent
  /** The reason in words; null or absent while all is well. */
  error?: string | null
  onRetry?: () => void
  /** Filters or a search are on, so no rows means no match. */
  isFiltered?: boolean
  noMatchText?: ReactNode
  onClearFilters?: () => void
  /** The rows belong to an earlier filter; those of this one are loading. */
  isOutdated?: boolean
}

interface Answer {
  readonly data: unknown
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
  readonly isPlaceholderData?: boolean
}

/** What a query has to say beside its rows. Those on screen stay there when they cannot be fetched again. */
export const statesOf = ({ data, error, refetch, isPlaceholderData = false }: Answer) => ({
  error: data === undefined ? (error?.message ?? null) : null,
  onRetry: () => void refetch(),
  isOutdated: isPlaceholderData,
})

export function EmptyState({ text, icon, action }: EmptyContent) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        {icon ?? <IconInbox size={20} stroke={1.75} />}
      </span>
      <p className={classes.text}>{text}</p>
      {action}
    </div>
  )
}

export function ErrorState({ text, onRetry }: { text: ReactNode; onRetry?: () => void }) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-tone="error" aria-hidden>
        <IconAlertTriangle size={20} stroke={1.75} />
      </span>
      <p className={classes.text}>{text}</p>
      {onRetry && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  )
}

export function NoMatchState({ text = 'No matches', onClear }: { text?: ReactNode; onClear?: () => void }) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        <IconSearch size={20} stroke={1.75} />
      </span>
      <p className={classes.text}>{text}</p>
      {onClear && (
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

/** The state in place of the rows, or null when rows (or their skeleton) are to be shown. */
export function listStateInstead(states: ListStates, rowCount: number | undefined): ReactNode {
  if (states.error) return <ErrorState text={states.error} onRetry={states.onRetry} />
  if (rowCount !== 0) return null
  if (states.isFiltered) return <NoMatchState text={states.noMatchText} onClear={states.onClearFilters} />
  return <EmptyState {...states.empty} />
}
