import { useMediaQuery } from '@mantine/hooks'
import type { InvoiceScheduler } from '@praxis/contract/invoices/invoice-schedulers'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { operationsOn } from '../../../shell/lists/list-operations'
import { ListPage } from '../../../shell/lists/list-page'
import { useChangeSearch } from '../../../shell/use-change-search'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Text } from '../../../ui/layout/box'
import { ChoiceFilter } from '../../../ui/lists/choice-filter'
import { ListFoot } from '../../../ui/lists/list-foot'
import { ClientFilter } from '../../clients/client-filter'
import { useOpenProject } from '../../projects/project-link'
import { useListed } from '../../workspaces/use-listed'
import { InvoiceTabs } from '../list/invoice-tabs'
import { NewInvoiceButton } from '../new-invoice-button'
import { SchedulerCard, SchedulerCardSkeleton, schedulerColumns } from './scheduler-columns'
import { type SchedulerListSearch, schedulerList } from './scheduler-list-search'
import { schedulerName } from './scheduler-words'
import { schedulersQueries } from './schedulers.queries'

const SchedulerDialog = late(
  () => import('./scheduler-dialog').then(({ SchedulerDialog: part }) => ({ default: part })),
  inDialog,
)

const operations = operationsOn(schedulerList)
const PER_PAGE = 25
const BELOW_DESKTOP = '(max-width: 959px)'

/** When drafts of which projects are made; a press on one changes it. */
export function SchedulersScreen({ search }: { search: SchedulerListSearch }) {
  const { capabilities } = useWorkspaceViewer()
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const listed = useListed(schedulersQueries({ per: PER_PAGE, ...operations.asked(search) }), search.page)
  const go = useChangeSearch<SchedulerListSearch>()
  const openProject = useOpenProject()
  const [opened, setOpened] = useState<InvoiceScheduler>()
  const filters = operations.controls(search, go)
  const mayInvoice = capabilities.has('isInvoicer')
  const open = (id: string) => {
    const scheduler = listed.items?.find((each) => each.id === id)
    if (scheduler?.can.edit) setOpened(scheduler)
    else openProject(id)
  }
  return (
    <>
      <ListPage
        list={operations}
        search={search}
        onSearch={go}
        title="Invoices"
        note="drafts made by themselves"
        actions={mayInvoice && <NewInvoiceButton />}
        tabs={<InvoiceTabs current="schedulers" />}
        words={filters.search}
        filters={
          <>
            <ChoiceFilter {...filters.type} />
            <ClientFilter {...filters.clientID} />
          </>
        }
        label="Schedulers"
        listed={listed}
        nameOf={schedulerName}
        onOpen={open}
        noMatchText="No schedulers match these filters"
        empty={{
          text: 'No project makes drafts by itself. Set a scheduler on a project’s Invoices tab, or filter by kind None to choose a project here.',
          icon: <IconRefresh size={20} stroke={1.75} />,
        }}
        cards={{
          renderCard: (scheduler) => <SchedulerCard scheduler={scheduler} />,
          renderSkeleton: () => <SchedulerCardSkeleton />,
          skeletonCards: 4,
          cardWidth: 300,
        }}
        table={{ columns: schedulerColumns, skeletonRows: 5 }}
        display={isPhone ? 'card' : 'list'}
        foot={(onPage) => (
          <>
            <Text as="p" size={13} tone="second">
              A scheduler makes drafts, one each month. Someone reads and bills them.
            </Text>
            <ListFoot listed={listed} page={search.page ?? 1} onPage={onPage} />
          </>
        )}
      />
      {opened && (
        <Opening>
          <SchedulerDialog
            key={opened.id}
            scheduler={listed.items?.find(({ id }) => id === opened.id) ?? opened}
            onClose={() => setOpened(undefined)}
          />
        </Opening>
      )}
    </>
  )
}
