import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import { Text } from '../../../ui/layout/box'
import { vatText } from '../invoice-words'
import classes from './create.module.css'
import { netOfFreeItem } from './free-items'
import { type NewInvoiceDraft, sumsOfDraft } from './new-invoice'
import { sumsOfChoice } from './work-choice'

const RATE = 10_000

/** What the invoice would come to, by what it is made of. */
export function SumsBeside({ work, draft }: { work: UninvoicedWork; draft: NewInvoiceDraft }) {
  const money = (amount: number) => formatMoney(amount, work.currency)
  const chosen = sumsOfChoice(work, draft.choice)
  const invoice = sumsOfDraft(work, draft)
  const free = draft.freeItems.reduce((sum, item) => sum + netOfFreeItem(item), 0)
  const parts = [
    { label: `Time, ${formatDuration(chosen.seconds)}`, amount: chosen.time, isThere: work.time.length > 0 },
    {
      label: `Expenses, ${chosen.expenseCount} of ${work.expenses.length}`,
      amount: chosen.expenses,
      isThere: work.expenses.length > 0,
    },
    {
      label: `Left by earlier invoices, ${chosen.waitingCount}`,
      amount: chosen.waitingItems,
      isThere: work.waitingItems.length > 0,
    },
    { label: `Agreements, ${chosen.agreementCount}`, amount: chosen.agreements, isThere: chosen.agreementCount > 0 },
    { label: `Free items, ${draft.freeItems.length}`, amount: free, isThere: draft.freeItems.length > 0 },
  ]
  return (
    <div className={classes.sums} aria-live="polite">
      {parts
        .filter(({ isThere }) => isThere)
        .map(({ label, amount }) => (
          <div key={label}>
            <Text tone="second">{label}</Text>
            <Text weight="medium">{money(amount)}</Text>
          </div>
        ))}
      <div className={classes.net}>
        <Text weight="semi">Net</Text>
        <Text heading={20}>{money(invoice.net)}</Text>
      </div>
      {invoice.groups.map((group) => (
        <div key={`${group.vatCategory} ${group.vatRate}`} className={classes.vat}>
          <span>
            VAT {vatText({ ...group, vatRate: group.vatRate / RATE }).toLowerCase()} on {money(group.net)}
          </span>
          <span>{money(group.vat)}</span>
        </div>
      ))}
      <div>
        <Text weight="semi">Total</Text>
        <Text weight="semi">{money(invoice.total)}</Text>
      </div>
    </div>
  )
}
