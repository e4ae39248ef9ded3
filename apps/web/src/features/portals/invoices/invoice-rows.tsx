import { portalInvoices, type SharedInvoice } from '@praxis/contract/portals/portal-invoices'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatMoney } from '@praxis/domain/money/money'
import { IconReceipt } from '@tabler/icons-react'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { FileButton } from '../documents/file-button'
import { useDownload } from '../documents/use-download'
import { usePortal } from '../frame/portal-context'
import classes from './invoices.module.css'
import { standingText } from './shared-invoice-words'

/** Billed invoices and credit notes, each to download as the file that is kept of it. */
export function InvoiceRows({ invoices }: { invoices: readonly SharedInvoice[] }) {
  const { reference } = usePortal()
  const { download, waitsFor, problem } = useDownload()
  return (
    <>
      {problem && <CardNote>{problem}</CardNote>}
      <ul>
        {invoices.map((invoice) => {
          const { id, number, total, currency, state, date } = invoice
          return (
            <CardRow
              key={id}
              picture={<IconReceipt size={16} stroke={1.75} aria-hidden />}
              name={
                <span>
                  {number} <span className={classes.date}>{formatDay(date)}</span>
                </span>
              }
              second={
                <span className={classes.standing} data-state={state}>
                  {standingText(invoice)}
                </span>
              }
              end={
                <>
                  <b className={classes.total}>{formatMoney(total, currency)}</b>
                  <FileButton
                    label={`Download ${number}`}
                    isWaiting={waitsFor === id}
                    onPress={() =>
                      void download(id, `${number}.pdf`, portalInvoices.getSharedInvoice, {
                        params: { projectId: reference, invoiceId: id },
                      })
                    }
                  />
                </>
              }
            />
          )
        })}
      </ul>
    </>
  )
}
