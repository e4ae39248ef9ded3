import type { InvoiceListItem } from '@praxis/contract/invoices/invoice-shapes'
import { invoices } from '@praxis/contract/invoices/invoices'
import { formatMoney } from '@praxis/domain/money/money'
import { IconFileInvoice } from '@tabler/icons-react'
import { api } from '../../api/api'
import type { LinkItem } from '../../shell/palette/palette-records'
import { icon } from '../../ui/icon'
import { invoiceAddress } from './invoice-link'
import { amountAmongOthers, invoiceName, STATES } from './invoice-words'

const MOST = 8

const itemOf = (invoice: InvoiceListItem): LinkItem => ({
  id: `invoice-${invoice.id}`,
  label: invoiceName(invoice),
  description: [
    invoice.client.name,
    formatMoney(amountAmongOthers(invoice, invoice.total), invoice.currency),
    STATES[invoice.state],
  ].join(' · '),
  icon: <IconFileInvoice {...icon} />,
  to: (companyDomain) => invoiceAddress(companyDomain, invoice.id),
})

export const searchInvoices = async (query: string, signal: AbortSignal): Promise<LinkItem[]> => {
  const body = { per: MOST, filter: { search: query } }
  const { items } = await api.call(invoices.listInvoicesPaginated, { body }, { signal })
  return items.map(itemOf)
}
