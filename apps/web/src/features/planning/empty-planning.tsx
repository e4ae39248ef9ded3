import { IconCalendarOff } from '@tabler/icons-react'
import { EmptyState, NoMatchState } from '../../ui/lists/list-states'
import type { PlanningAsk } from './planning.queries'
import { isNarrowed } from './planning-settings'

/** Why there are no rows. */
export function EmptyPlanning({ ask, onClear }: { readonly ask: PlanningAsk; readonly onClear: () => void }) {
  const isOfTargets = ask.groupedBy === 'target'
  if (isNarrowed(ask))
    return (
      <NoMatchState
        text={isOfTargets ? 'No projects or opportunities match these filters' : 'No people match these filters'}
        onClear={onClear}
      />
    )
  return (
    <EmptyState
      icon={<IconCalendarOff size={20} stroke={1.75} />}
      text={
        ask.isOwn
          ? 'You aren’t booked on anything in these days.'
          : isOfTargets
            ? 'There are no projects or opportunities to plan yet.'
            : 'No one is available in client resourcing yet. Set it in the contract on a person’s profile.'
      }
    />
  )
}
