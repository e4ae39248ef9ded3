import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { StatusBadge } from '../../../ui/chips/status-badge'
import { Row, Text } from '../../../ui/layout/box'

/** The name of a claim, and what has become of it. */
export function ClaimTitle({ title, state }: { title: string; state: Expense['request']['state'] }) {
  return (
    <Row as="span" gap={2} shrinks>
      <Text shrinks ellipsis>
        {title}
      </Text>
      <StatusBadge state={state} short />
    </Row>
  )
}
