import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { Stack, Text } from '../../ui/layout/box'
import { kindText, titleOf } from './expense-words'

/** The claim, shown over a form about it. */
export function ClaimSummary({ claim }: { claim: Expense }) {
  const facts = [formatMoney(claim.amount, claim.currency), formatDay(claim.incurredDate), kindText(claim)]
  return (
    <Stack gap="hair" size={13}>
      <Text as="b" weight="medium">
        {claim.employee.displayName}: {titleOf(claim)}
      </Text>
      <Text tone="second" breaks>
        {facts.join(' · ')}
      </Text>
      <Text tone="second" breaks>
        {claim.comment || 'No comment'}
      </Text>
    </Stack>
  )
}
