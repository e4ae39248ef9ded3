import { IconCircleCheck } from '@tabler/icons-react'
import { operationsOn } from '../../../shell/lists/list-operations'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { SearchField } from '../../../ui/forms/search-field'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { FilterBar } from '../../../ui/lists/filter-bar'
import { ListFoot } from '../../../ui/lists/list-foot'
import { listStateInstead } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { useListed } from '../../workspaces/use-listed'
import { uninvoicedClientsQueries } from '../invoices.queries'
import { NewInvoiceButton } from '../new-invoice-button'
import { type UninvoicedSearch, uninvoicedList } from './invoice-list-search'
import { InvoiceTabs } from './invoice-tabs'
import { UninvoicedCard } from './uninvoiced-card'
import { UninvoicedStrip } from './uninvoiced-strip'

const operations = operationsOn(uninvoicedList)
const PER_PAGE = 25

/** Work that is on no invoice yet, by client. */
export function UninvoicedScreen({ search }: { search: UninvoicedSearch }) {
  const { capabilities } = useWorkspaceViewer()
  const mayInvoice = capabilities.has('isInvoicer')
  const listed = useListed(uninvoicedClientsQueries({ per: PER_PAGE, search: search.search }), search.page)
  const go = useChangeSearch<UninvoicedSearch>()
  const { items, answered } = listed
  const { search: words } = operations.controls(search, go)
  const instead = listStateInstead(
    {
      error: listed.error,
      onRetry: listed.retry,
      isFiltered: operations.isFiltered(search),
      noMatchText: 'No clients or projects match this search',
      onClearFilters: () => go(operations.cleared(search)),
      empty: {
        text: 'Nothing is waiting to be invoiced.',
        icon: <IconCircleCheck size={20} stroke={1.75} />,
      },
    },
    items?.length,
  )
  return (
    <>
      <PageHead
        title="Invoices"
        tabTitle="Not invoiced"
        note="approved work that is on no invoice yet"
        actions={mayInvoice && <NewInvoiceButton />}
      />
      <InvoiceTabs current="uninvoiced" />
      <FilterBar
        search={
          <SearchField
            label={words.label}
            focusKey="/"
            value={words.value ?? ''}
            onSearch={(text) => words.onChange(text || undefined)}
          />
        }
      />
      <PageBody>
        {answered && <UninvoicedStrip sums={answered.sums} />}
        {instead && <Card flush>{instead}</Card>}
        {!instead && !items && (
          <Card>
            <Stack gap={4} aria-busy>
              <Skeletons count={6} />
            </Stack>
          </Card>
        )}
        {items?.map((client) => (
          <UninvoicedCard key={client.id} listed={client} mayInvoice={mayInvoice} />
        ))}
        <ListFoot
          listed={listed}
          page={search.page ?? 1}
          onPage={(page, replaces) => go(operations.atPage(search, page), replaces)}
        />
      </PageBody>
    </>
  )
}
