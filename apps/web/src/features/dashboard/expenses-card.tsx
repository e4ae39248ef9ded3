import { formatMoney } from '@praxis/domain/money/money'
import { IconCreditCard, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { useCompanyCurrency } from '../expenses/company-currency'
import { openExpensesQuery } from '../expenses/expenses.queries'
import { EXPENSES } from '../expenses/expenses-search'
import { paymentsCountQuery } from '../payments/payments-count.queries'
import { PAYMENTS } from '../payments/payments-search'
import { WaitingLine } from './waiting-line'

/** The reader's open claims and, for those who pay, what waits to be paid. */
export function ExpensesCard() {
  const { company, capabilities } = useWorkspaceViewer()
  const params = { companyDomain: company.domain }
  const currency = useCompanyCurrency()
  const mayPay = capabilities.has('canProcessPayments')
  const { data: open, error, refetch } = useQuery(openExpensesQuery)
  const { data: toPay, isLoading: isToPayLoading } = useQuery({ ...paymentsCountQuery, enabled: mayPay })
  return (
    <Card
      title="Expenses"
      actions={
        <Link to={EXPENSES} params={params}>
          My expenses
        </Link>
      }
      flush
    >
      {open && !isToPayLoading ? (
        <ul>
          <WaitingLine
            link={{ to: EXPENSES, params }}
            icon={IconReceipt}
            label="My open claims"
            note={
              open.items.length === 0
                ? 'Nothing to submit'
                : open.invalidCount > 0
                  ? `${open.invalidCount} incomplete`
                  : formatMoney(open.amount, currency)
            }
            count={open.items.length}
          />
          {mayPay && toPay && (
            <WaitingLine
              link={{ to: PAYMENTS, params }}
              icon={IconCreditCard}
              label="Waiting for payment"
              note={toPay.count === 0 ? 'You’re all caught up' : 'Approved'}
              count={toPay.count}
            />
          )}
        </ul>
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <CardNote>
          <Skeleton />
        </CardNote>
      )}
    </Card>
  )
}
