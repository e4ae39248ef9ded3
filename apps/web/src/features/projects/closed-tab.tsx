import { IconLock } from '@tabler/icons-react'
import { Card } from '../../ui/layout/card'
import { EmptyState } from '../../ui/lists/list-states'

import type { Targetable } from './targetable'

/** In place of a tab that the reader may not open, or may no longer. */
export function ClosedTab({ kind = 'project' }: { kind?: Targetable['kind'] }) {
  return (
    <Card flush>
      <EmptyState
        text={`You don’t have access to this part of the ${kind}`}
        icon={<IconLock size={20} stroke={1.75} />}
      />
    </Card>
  )
}
