import type { ItemUnit } from '@praxis/contract/invoices/invoice-rules'
import type { UninvoicedWork } from '@praxis/contract/invoices/uninvoiced-work'
import { formatMoney } from '@praxis/domain/money/money'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { Notice } from '../../plans/notice'
import { quantityText } from '../invoice-words'
import { periodText } from '../page/item-texts'
import classes from './create.module.css'
import { netOfFreeItem } from './free-items'
import { type NewInvoiceDraft, sumsOfDraft } from './new-invoice'
import { chosenAgreements, chosenOf, chosenTime, sumsOfChoice } from './work-choice'

interface ReviewStepProps {
  readonly work: UninvoicedWork
  readonly draft: NewInvoiceDraft
  readonly onChange: (changes: Partial<NewInvoiceDraft>) => void
}

interface Line {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly quantity: number
  readonly unit: ItemUnit
  readonly unitAmount: number
  readonly net: number
}

/** The lines of the invoice, as they will stand on it. */
function linesOf(work: UninvoicedWork, { choice, freeItems }: NewInvoiceDraft): Line[] {
  const isOn = ({ id }: { readonly id: string }) => chosenOf([id], choice) === 'all'
  const once = { quantity: 1, unit: 'item' } as const
  const amounts = new Map(chosenAgreements(work, choice).map(({ id, amount }) => [id, amount]))
  return [
    ...chosenTime(work, choice).map((line) => ({
      id: line.timeSheetSubmissions[0] ?? line.name,
      name: line.name,
      note: periodText(line.from, line.to),
      quantity: line.quantity,
      unit: 'hour' as const,
      unitAmount: line.unitAmount,
      net: line.net,
    })),
    ...work.expenses
      .filter(isOn)
      .map(({ id, name, typeName, net }) => ({ id, name, note: typeName, ...once, unitAmount: net, net })),
    ...work.agreements.flatMap(({ id, name, total }) => {
      const net = amounts.get(id)
      return net === undefined
        ? []
        : [{ id, name, note: `of ${formatMoney(total, work.currency)} agreed`, ...once, unitAmount: net, net }]
    }),
    ...work.waitingItems.filter(isOn).map(({ id, name, invoice, quantity, unitAmount, net }) => ({
      ...{ id, name, quantity, unit: 'item' as const, unitAmount, net },
      note: `left by ${invoice.number}`,
    })),
    ...freeItems.map((item) => ({
      id: item.key,
      name: item.name,
      note: item.description,
      quantity: item.quantity ?? 0,
      unit: 'item' as const,
      unitAmount: item.unitAmount ?? 0,
      net: netOfFreeItem(item),
    })),
  ]
}

/** What goes on the invoice and what stays open, before the draft is made. */
export function ReviewStep({ work, draft, onChange }: ReviewStepProps) {
  const money = (amount: number) => formatMoney(amount, work.currency)
  const lines = linesOf(work, draft)
  const { net } = sumsOfDraft(work, draft)
  const chosen = sumsOfChoice(work, draft.choice)
  const open = work.net.time + work.net.expenses + work.net.waitingItems
  const left = open - chosen.time - chosen.expenses - chosen.waitingItems
  return (
    <Stack gap={3} shrinks>
      {left > 0 && (
        <Notice tone="info">{money(left)} of open work is left out. It stays open and is offered again.</Notice>
      )}
      <Card title="Items" count={lines.length} flush>
        <table className={classes.lines} aria-label="Items">
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" data-desktop-only>
                Quantity
              </th>
              <th scope="col" data-desktop-only>
                Unit amount
              </th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <Text weight="medium">{line.name}</Text>
                  {line.note && (
                    <Text block tone="third" size={12}>
                      {line.note}
                    </Text>
                  )}
                </th>
                <td data-desktop-only>{quantityText(line)}</td>
                <td data-desktop-only>{money(line.unitAmount)}</td>
                <td>
                  <Text weight="semi">{money(line.net)}</Text>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Text weight="semi">Net</Text>
              </th>
              <td data-desktop-only />
              <td data-desktop-only />
              <td>
                <Text weight="semi">{money(net)}</Text>
              </td>
            </tr>
          </tfoot>
        </table>
      </Card>
      <Card>
        <TextareaField
          label="Note on the invoice"
          optional
          minRows={3}
          value={draft.note}
          onChange={(note) => onChange({ note })}
        />
      </Card>
    </Stack>
  )
}
