import type { OpenExpenses } from '@praxis/contract/expenses/expenses'
import { formatMoney } from '@praxis/domain/money/money'
import { Box, Stack, Text } from '../../../ui/layout/box'
import { useCompanyCurrency } from '../company-currency'
import classes from './expenses-list.module.css'
import { Incomplete } from './submit-foot'

/** On a phone, what the open claims come to and what is missing, which the foot of the list says elsewhere. */
export function SumsCard({ open, onShow }: { open: OpenExpenses; onShow: (id: string) => void }) {
  const currency = useCompanyCurrency()
  return (
    <Stack gap={1} className={classes.sums}>
      <div>
        <Text as="b" heading={24} figures>
          {formatMoney(open.toCaller, currency)}
        </Text>{' '}
        <Text tone="second">to be paid back to you</Text>
      </div>
      {open.onCards !== 0 && (
        <Text tone="second" figures>
          and {formatMoney(open.onCards, currency)} on the company’s card
        </Text>
      )}
      <Box size={13}>
        <Incomplete open={open} onShow={onShow} />
      </Box>
    </Stack>
  )
}
