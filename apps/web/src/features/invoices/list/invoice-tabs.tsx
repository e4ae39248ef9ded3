import { useQuery } from '@tanstack/react-query'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Box } from '../../../ui/layout/box'
import { TabLinks } from '../../../ui/menus/tab-links'
import { invoiceSumsQuery } from '../invoices.queries'
import { SCHEDULERS } from '../schedulers/next-drafts'
import { nextDraftsQuery } from '../schedulers/schedulers.queries'
import { askedOfAllTabs, STATES_OF_TAB } from './asked-invoices'
import { type InvoiceListSearch, type InvoiceTab, TABS } from './invoice-list-search'
import { countOf } from './state-sums'

interface InvoiceTabsProps {
  readonly current: InvoiceTab | 'uninvoiced' | 'schedulers' | 'statements'
  /** What the tabs of states keep of each other’s filters. */
  readonly search?: InvoiceListSearch
}

const isState = (tab: string): tab is InvoiceTab => tab in TABS

/** Tabs of the states of invoices, of work that is on none, and of what the bank says was paid. */
export function InvoiceTabs({ current, search = {} }: InvoiceTabsProps) {
  const { company, capabilities } = useWorkspaceViewer()
  const { data: schedulers } = useQuery(nextDraftsQuery)
  const { data: counted } = useQuery(invoiceSumsQuery(askedOfAllTabs(search)))
  const params = { companyDomain: company.domain }
  const { tab: _tab, page: _page, ...filters } = search
  const states = Object.keys(TABS).filter(isState)
  return (
    <Box style={{ margin: 'calc(-1 * var(--s2)) 0 14px' }}>
      <TabLinks
        label="Invoices"
        tabs={[
          ...states.map((tab) => ({
            label: TABS[tab],
            link: {
              to: '/employments/$companyDomain/invoices' as const,
              params,
              search: tab === 'all' ? filters : { ...filters, tab },
            },
            isCurrent: current === tab,
            ...(counted && { count: countOf(counted.sums, tab === 'all' ? undefined : STATES_OF_TAB[tab]) }),
          })),
          {
            label: 'Not invoiced',
            link: { to: '/employments/$companyDomain/invoices/uninvoiced' as const, params },
            isCurrent: current === 'uninvoiced',
          },
          {
            label: 'Schedulers',
            link: { to: SCHEDULERS, params },
            isCurrent: current === 'schedulers',
            ...(schedulers && { count: schedulers.metadata.total }),
          },
          ...(capabilities.has('canProcessPayments')
            ? [
                {
                  label: 'Statements',
                  link: { to: '/employments/$companyDomain/invoices/statements' as const, params },
                  isCurrent: current === 'statements',
                },
              ]
            : []),
        ]}
      />
    </Box>
  )
}
