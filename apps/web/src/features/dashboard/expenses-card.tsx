import { formatMoney } from '@praxis/domain/money/money'
import { IconChevronRight, IconCreditCard, IconReceipt, type TablerIcon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CardNote } from '../../ui/layout/card-row'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeleton } from '../../ui/lists/skeleton'
import { useCompanyCurrency } from '../expenses/company-currency'
import { openExpensesQuery } from '../expenses/expenses.queries'
import { EXPENSES } from '../expenses/expenses-search'
import { paymentsCountQuery } from '../payments/payments-count.queries'
import { PAYMENTS } from '../payments/payments-search'
import classes from './dashboard-cards.module.css'

/** The reader's open claims and, for those who pay, what waits to be paid. */
export function ExpensesCard() {
  const { company, capabilities } = useWorkspaceViewer()
  const currency = useCompanyCurrency()
  const mayPay = capabilities.has('canProcessPayments')
  const { data: open, error, refetch } = useQuery(openExpensesQuery)
  const { data: toPay } = useQuery({ ...paymentsCountQuery, enabled: mayPay })
  return (
    <Card
      title="Expenses"
      actions={
        <Link to={EXPENSES} params={{ companyDomain: company.domain }}>
          My expenses
        </Link>
      }
      flush
    >
      {open ? (
        <ul>
          <Line
            to={EXPENSES}
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
            <Line
              to={PAYMENTS}
              icon={IconCreditCard}
              label="Waiting for payment"
              note={toPay.count === 0 ? 'You’re all caught up' : 'Approved claims'}
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

interface LineProps {
  readonly to: NonNullable<LinkProps['to']>
  readonly icon: TablerIcon
  readonly label: string
  readonly note: string
  readonly count: number
}

function Line({ to, icon: Icon, label, note, count }: LineProps) {
  const { company } = useWorkspaceViewer()
  return (
    <li>
      <Link to={to} params={{ companyDomain: company.domain }} className={classes.row}>
        <Text rigid tone="second" className={classes.icon}>
          <Icon size={16} stroke={1.75} aria-hidden />
        </Text>
        <Text weight="medium">{label}</Text>
        <span className={classes.since} data-waits={count > 0 || undefined}>
          {note}
        </span>
        <Text as="b" weight="semi" figures text="end" style={{ minWidth: 22 }}>
          {count}
        </Text>
        <IconChevronRight className={classes.go} size={16} stroke={1.75} aria-hidden />
      </Link>
    </li>
  )
}
