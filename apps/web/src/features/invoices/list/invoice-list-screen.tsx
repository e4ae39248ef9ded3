import { useMediaQuery } from '@mantine/hooks'
import { invoices } from '@praxis/contract/invoices/invoices'
import { dateRange } from '@praxis/domain/calendar/date-range'
import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { changedSearch } from '../../../shell/address-values'
import { ListPage } from '../../../shell/lists/list-page'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DownloadButton } from '../../../ui/files/download-button'
import { saveFile } from '../../../ui/files/save-file'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListFoot } from '../../../ui/lists/list-foot'
import { PeriodFilter } from '../../../ui/lists/period-filter'
import { ProjectFilter } from '../../approvals/project-filter'
import { ClientFilter } from '../../clients/client-filter'
import { useDayText, useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useListed } from '../../workspaces/use-listed'
import { useOpenInvoice } from '../invoice-link'
import { invoiceName, invoicesText } from '../invoice-words'
import { invoiceListQueries, invoiceSumsQuery, uninvoicedClientsQueries } from '../invoices.queries'
import { NewInvoiceButton } from '../new-invoice-button'
import { NextDrafts } from '../schedulers/next-drafts'
import { askedInvoices, askedOfAllTabs, invoiceOperations, STATES_OF_TAB } from './asked-invoices'
import { InvoiceCard, InvoiceCardSkeleton } from './invoice-card'
import { invoiceColumns } from './invoice-columns'
import type { InvoiceListSearch } from './invoice-list-search'
import { InvoiceStrip } from './invoice-strip'
import { InvoiceTabs } from './invoice-tabs'
import { countOf, sumsByCurrency } from './state-sums'

const PER_PAGE = 25
const BELOW_DESKTOP = '(max-width: 959px)'

const EMPTY = {
  all: 'No invoices yet.',
  draft: 'No drafts.',
  billed: 'No invoices are waiting to be paid.',
  overdue: 'No invoices are overdue.',
  paid: 'No invoices are paid yet.',
}

/** The invoices that the reader may see. */
export function InvoiceListScreen({ search }: { search: InvoiceListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const today = useToday(useReadersTimeZone())
  const dayText = useDayText()
  const { tab = 'all' } = search
  const listed = useListed(invoiceListQueries({ per: PER_PAGE, ...askedInvoices(search) }), search.page)
  const { data } = useQuery(invoiceSumsQuery(askedOfAllTabs(search)))
  const { data: uninvoiced } = useQuery(uninvoicedClientsQueries({ per: 1 }).page(1))
  const go = useChangeSearch<InvoiceListSearch>()
  const filters = invoiceOperations.controls(search, go)
  const states = tab === 'all' ? undefined : STATES_OF_TAB[tab]
  const mayInvoice = capabilities.has('isInvoicer')
  const add = mayInvoice && <NewInvoiceButton />
  const download = async () =>
    saveFile(await api.download(invoices.exportInvoices, { body: askedInvoices(search) }), 'invoices.csv')

  return (
    <ListPage
      list={invoiceOperations}
      search={search}
      onSearch={go}
      title="Invoices"
      note={data && invoicesText(countOf(data.sums))}
      actions={
        <>
          <DownloadButton label="Download these invoices as CSV" download={download} />
          {add}
        </>
      }
      tabs={<InvoiceTabs current={tab} search={search} />}
      words={filters.search}
      filters={
        <>
          <ClientFilter {...filters.clientID} />
          <ProjectFilter {...filters.projectID} />
          <PeriodFilter
            today={today}
            value={dateRange(search.from, search.to)}
            onChange={(range) => go(changedSearch(search, { from: range?.from, to: range?.to }))}
          />
          <ChoiceFilter {...filters.currency} />
          <ChoiceFilter {...filters.kind} />
        </>
      }
      figures={<InvoiceStrip sums={data?.sums} uninvoiced={uninvoiced?.sums} search={search} today={today} />}
      label="Invoices"
      listed={listed}
      nameOf={invoiceName}
      onOpen={useOpenInvoice()}
      noMatchText="No invoices match these filters"
      empty={{
        text:
          mayInvoice || tab !== 'all'
            ? EMPTY[tab]
            : 'You don’t have access to any invoices. Ask someone who manages projects to let you in on one.',
        icon: <IconFileInvoice size={20} stroke={1.75} />,
        action: tab === 'all' && add,
      }}
      cards={{
        renderCard: (invoice) => <InvoiceCard invoice={invoice} dayText={dayText} />,
        renderSkeleton: () => <InvoiceCardSkeleton />,
        skeletonCards: 8,
        cardWidth: 300,
      }}
      table={{
        columns: invoiceColumns({
          dayText,
          sums: data && listed.items?.length ? sumsByCurrency(data.sums, states) : undefined,
          isSortable: true,
        }),
        skeletonRows: 10,
      }}
      display={isPhone ? 'card' : 'list'}
      foot={(onPage) => (
        <>
          <ListFoot listed={listed} page={search.page ?? 1} onPage={onPage} />
          <NextDrafts />
        </>
      )}
    />
  )
}
