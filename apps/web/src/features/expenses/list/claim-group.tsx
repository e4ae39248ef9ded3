import { useMediaQuery } from '@mantine/hooks'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DataTable } from '../../../ui/lists/data-table'
import { useCompanyCurrency } from '../company-currency'
import { titleOf } from '../expense-words'
import { ClaimCards } from './claim-cards'
import { openColumns, submittedColumns } from './claim-columns'

const BELOW_DESKTOP = '(max-width: 959px)'

interface ClaimGroupProps {
  readonly title: string
  readonly note: string
  readonly claims: readonly Expense[]
  /** What they come to in the company's currency. */
  readonly amount: number
  readonly isOpen: boolean
  readonly activeID: string | undefined
  readonly onOpen: (id: string) => void
  readonly isOutdated?: boolean
}

/** Claims that belong together below what they come to: those to be submitted, or those that were submitted at once. */
export function ClaimGroup(props: ClaimGroupProps) {
  const { title, note, claims, amount, isOpen, activeID, onOpen, isOutdated } = props
  const currency = useCompanyCurrency()
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const sum = formatMoney(amount, currency)
  if (isPhone) return <ClaimCards title={title} sum={sum} claims={claims} onOpen={onOpen} />
  return (
    <Card
      title={title}
      note={note}
      flush
      actions={
        <Text size={14} weight="semi" figures>
          {sum}
        </Text>
      }
    >
      <DataTable
        bare
        fixed
        height="tall"
        label={title}
        rows={[...claims]}
        rowKey={({ id }) => id}
        rowName={titleOf}
        columns={(isOpen ? openColumns : submittedColumns)(currency)}
        onOpen={({ id }) => onOpen(id)}
        {...(activeID && { activeKey: activeID })}
        {...(isOutdated && { isOutdated })}
        empty={{ text: 'No claims' }}
      />
    </Card>
  )
}
