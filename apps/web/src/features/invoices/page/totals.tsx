import type { Invoice } from '@praxis/contract/invoices/invoice-shapes'
import { formatMoney } from '@praxis/domain/money/money'
import { Text } from '../../../ui/layout/box'
import { vatGroupText } from '../invoice-words'
import classes from './totals.module.css'

/** What an invoice comes to: VAT by rate, the total, and once it is billed, what is left to pay. */
export function Totals({ invoice }: { invoice: Invoice }) {
  const { sums, currency, vatInOwnCurrency, stage, kind, received, credited, open } = invoice
  const money = (amount: number) => formatMoney(amount, currency)
  const isOpen = stage === 'billed' && kind === 'invoice' && open !== undefined
  return (
    <table className={classes.totals} aria-label="Totals">
      <thead>
        <tr>
          <th scope="col">VAT rate</th>
          <th scope="col">Net</th>
          <th scope="col">VAT</th>
        </tr>
      </thead>
      <tbody>
        {sums.vatGroups.map((group) => (
          <tr key={`${group.vatCategory} ${group.vatRate}`}>
            <th scope="row">{vatGroupText(group)}</th>
            <td>{money(group.net)}</td>
            <td>{money(group.vat)}</td>
          </tr>
        ))}
        <tr className={classes.subtotal}>
          <th scope="row">
            Subtotal
            {sums.discount !== 0 && (
              <Text tone="third" weight="normal">
                {' '}
                after {money(sums.discount)} discount
              </Text>
            )}
          </th>
          <td>{money(sums.net)}</td>
          <td>{money(sums.vat)}</td>
        </tr>
        {vatInOwnCurrency && (
          <tr>
            <th scope="row">VAT in {vatInOwnCurrency.currency}</th>
            <td />
            <td>{formatMoney(vatInOwnCurrency.vat, vatInOwnCurrency.currency)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr className={classes.total}>
          <th scope="row">{kind === 'creditNote' ? 'Total credited' : 'Total'}</th>
          <td colSpan={2}>{money(sums.total)}</td>
        </tr>
        {isOpen && received !== undefined && received !== 0 && (
          <tr>
            <th scope="row">Received</th>
            <td colSpan={2}>{money(-received)}</td>
          </tr>
        )}
        {isOpen && credited !== undefined && credited !== 0 && (
          <tr>
            <th scope="row">Credited</th>
            <td colSpan={2}>{money(-credited)}</td>
          </tr>
        )}
        {isOpen && (received !== 0 || credited !== 0) && (
          <tr className={classes.subtotal}>
            <th scope="row">{open < 0 ? 'Client’s balance' : 'To pay'}</th>
            <td colSpan={2}>{money(Math.abs(open))}</td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
