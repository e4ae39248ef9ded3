import { Checkbox, UnstyledButton } from '@mantine/core'
import type { PaymentGroup } from '@praxis/contract/payments/payments'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Chip } from '../../../ui/chips/chip'
import { Row, Text } from '../../../ui/layout/box'
import { Face } from '../../../ui/people/face'
import { claimsText } from '../../expenses/expense-words'
import { useDayText } from '../../reader/readers-time'
import classes from './processing.module.css'
import type { RowProps } from './use-claim-keys'

interface GroupRowProps {
  readonly group: PaymentGroup
  readonly currency: Currency
  readonly howMany: 'all' | 'some' | 'none'
  readonly onChoose: (isOn: boolean) => void
  readonly isFolded: boolean
  readonly onFold: () => void
  readonly rowProps: RowProps
}

/** Claims that were submitted together: whose they are, since when, and what they come to. */
export function GroupRow({ group, currency, howMany, onChoose, isFolded, onFold, rowProps }: GroupRowProps) {
  const dayText = useDayText()
  const { name, employee, submittedAt, expenseIDs, amount, account } = group
  const Chevron = isFolded ? IconChevronRight : IconChevronDown
  return (
    <div className={classes.group} {...rowProps}>
      <Checkbox
        aria-label={`Select all of ${name}`}
        checked={howMany === 'all'}
        indeterminate={howMany === 'some'}
        onChange={() => onChoose(howMany !== 'all')}
      />
      <Row as="span" gap={2} shrinks wrap className={classes.who}>
        <UnstyledButton
          className={classes.fold}
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? 'Expand' : 'Collapse'} ${name}`}
          onClick={onFold}
        >
          <Chevron size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
        <Face person={employee} size="xs" decorative />
        <Text weight="semi" shrinks breaks title={name}>
          {employee.displayName}
        </Text>
        <Text tone="second" size={12} figures>
          Submitted {dayText(submittedAt)} · {claimsText(expenseIDs.length)}
        </Text>
        {account === null && (
          <Chip tone="warning" icon={IconAlertTriangle}>
            No bank account
          </Chip>
        )}
      </Row>
      <Text weight="semi" figures oneLine className={classes.amount}>
        {formatMoney(amount, currency)}
      </Text>
    </div>
  )
}
