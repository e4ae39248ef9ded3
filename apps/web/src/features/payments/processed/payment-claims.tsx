import { Button } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { Payment } from '@praxis/contract/payments/payments'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { paymentName } from '@praxis/domain/payments/payment-name'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Face } from '../../../ui/people/face'
import { amountText, claimsText, kindText, originText, titleOf } from '../../expenses/expense-words'
import { paymentQuery } from '../payments.queries'
import { spentAs } from '../processing/this-payment'
import { CounterExpenseDialog } from './counter-expense-dialog'
import classes from './payment-claims.module.css'

interface PaymentClaimsProps {
  readonly payment: Payment
  readonly columnCount: number
}

/** The people and claims of a payment, below its row. */
export function PaymentClaims({ payment, columnCount }: PaymentClaimsProps) {
  const { data, error, refetch } = useQuery(paymentQuery(payment.id))
  const { impersonation } = useWorkspaceViewer()
  const [countered, counter] = useState<Expense>()
  const { currency } = payment
  return (
    <tr>
      <td className={classes.cell} colSpan={columnCount}>
        {error && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton />}
        {data?.people.map(({ employee, amount, expenseCount, spent }) => (
          <section key={employee.id} aria-label={`${employee.displayName} in ${paymentName(payment.number)}`}>
            <Row gap={2} wrap size={13} className={classes.person}>
              <Face person={employee} size="xs" decorative />
              <Text weight="medium">{employee.displayName}</Text>
              <Text grow tone="third" figures>
                {[claimsText(expenseCount), spentAs(spent, currency)].filter(Boolean).join(' · ')}
              </Text>
              <Text weight="semi" figures>
                {formatMoney(amount, currency)}
              </Text>
            </Row>
            <ul>
              {data.expenses
                .filter((claim) => claim.employee.id === employee.id)
                .map((claim) => (
                  <Row as="li" key={claim.id} gap={3} wrap size={13} className={classes.claim}>
                    <Stack as="span" grow shrinks breaks className={classes.names}>
                      <span>{titleOf(claim)}</span>
                      <Text tone="third" size={12}>
                        {[
                          claim.project?.details.name,
                          kindText(claim),
                          formatDay(claim.incurredDate),
                          originText(claim),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </Text>
                    </Stack>
                    {!claim.counterOf && !impersonation && (
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        aria-label={`Counter-expense for ${titleOf(claim)}`}
                        onClick={() => counter(claim)}
                      >
                        Counter-expense…
                      </Button>
                    )}
                    <Text figures oneLine text="end" className={classes.amount}>
                      {amountText(claim, currency)}
                    </Text>
                  </Row>
                ))}
            </ul>
          </section>
        ))}
        {countered && <CounterExpenseDialog claim={countered} onClose={() => counter(undefined)} />}
      </td>
    </tr>
  )
}
