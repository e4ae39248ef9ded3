import { Button, UnstyledButton } from '@mantine/core'
import type { Expense } from '@praxis/contract/expenses/expense-shapes'
import type { OpenExpenses } from '@praxis/contract/expenses/expenses'
import { formatMoney } from '@praxis/domain/money/money'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import { useCompanyCurrency } from '../company-currency'
import { titleOf } from '../expense-words'
import type { Submitting } from '../use-submitting'
import classes from './submit-foot.module.css'

interface SubmitFootProps {
  readonly open: OpenExpenses
  readonly submitting: Submitting
  readonly onShow: (id: string) => void
}

/** The foot of the list: what stands in the way of submitting, what is paid back, and the button that submits all. */
export function SubmitFoot({ open, submitting, onShow }: SubmitFootProps) {
  const currency = useCompanyCurrency()
  const { toCaller, onCards } = open
  return (
    <Row className={classes.foot} gap={3} rigid>
      <Text grow shrinks size={13}>
        <Incomplete open={open} onShow={onShow} />
        {submitting.isDirty && <Text tone="warning">Save the open claim before you submit.</Text>}
      </Text>
      <Text rigid size={13} tone="second" figures>
        {formatMoney(toCaller, currency)} back to me
        {onCards !== 0 && `, ${formatMoney(onCards, currency)} on card`}
      </Text>
      <Button
        leftSection={<IconSend {...icon} />}
        disabled={!submitting.isReady}
        loading={submitting.isSubmitting}
        onClick={submitting.submit}
      >
        Submit all {open.items.length}
      </Button>
    </Row>
  )
}

/** '“Rail, Leeds to London”: Add a receipt: this type needs one', and the way there. */
export function Incomplete({ open: { items, invalidCount }, onShow }: Pick<SubmitFootProps, 'open' | 'onShow'>) {
  const first: Expense | undefined = items.find(({ problems }) => problems.length > 0)
  if (!first || invalidCount === 0) return null
  return (
    <Row as="span" gap={2} tone="error" align="start">
      <IconAlertTriangle {...icon} />
      <span>
        <b>{invalidCount === 1 ? '1 claim is not complete:' : `${invalidCount} claims are not complete:`}</b> “
        {titleOf(first)}”. {first.problems[0]?.message}.{' '}
        <UnstyledButton className={classes.show ?? ''} onClick={() => onShow(first.id)}>
          Show
        </UnstyledButton>
      </span>
    </Row>
  )
}
