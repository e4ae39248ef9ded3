import { IconLock } from '@tabler/icons-react'
import { Card } from '../../ui/layout/card'
import { EmptyState } from '../../ui/lists/list-states'

/** In place of a tab that the reader may not open, or may no longer. */
export function ClosedTab() {
  return (
    <Card flush>
      <EmptyState
        text="You don’t have access to this part of the project"
        icon={<IconLock size={20} stroke={1.75} />}
      />
    </Card>
  )
}
