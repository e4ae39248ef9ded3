import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { IconLock } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Chip } from '../../ui/chips/chip'
import { workspaceQuery } from './workspaces.queries'

/** The last day of which time and expenses stay as they are; null while nothing is closed. */
export function useClosedUntil(): Day | null {
  const { data: workspace } = useSuspenseQuery(workspaceQuery)
  return workspace.company.details.closedUntil
}

/** Why nothing new goes on a day; undefined while its books are open. */
export const closedText = (day: Day, closedUntil: Day | null): string | undefined =>
  closedUntil !== null && day <= closedUntil ? `The books are closed up to ${formatDay(closedUntil)}` : undefined

/** Says that a day is closed, before anybody types on it. */
export function ClosedDayChip({ day }: { day: Day }) {
  const text = closedText(day, useClosedUntil())
  return (
    text && (
      <span title={`${text}. Someone who manages the company can reopen them.`}>
        <Chip icon={IconLock}>Closed</Chip>
      </span>
    )
  )
}
