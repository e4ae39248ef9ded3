import { useMediaQuery } from '@mantine/hooks'
import { IconFileInvoice } from '@tabler/icons-react'
import { useChangeSearch } from '../../../shell/use-change-search'
import { Row, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardList } from '../../../ui/lists/card-list'
import { DataTable } from '../../../ui/lists/data-table'
import { ListFoot } from '../../../ui/lists/list-foot'
import { ClosedTab } from '../../projects/closed-tab'
import { INVOICES as TAB } from '../../projects/project-tabs'
import { useProjectOfPage } from '../../projects/use-project-of-page'
import { useDayText } from '../../reader/readers-time'
import { useListed } from '../../workspaces/use-listed'
import { ProjectBillingCard } from '../billing/project-billing-card'
import { useOpenInvoice } from '../invoice-link'
import { invoiceName } from '../invoice-words'
import { ProjectInvoiced } from '../invoiced/project-invoiced'
import { projectInvoicesQueries } from '../invoices.queries'
import { InvoiceCard, InvoiceCardSkeleton } from '../list/invoice-card'
import { invoiceColumns } from '../list/invoice-columns'
import { NewInvoiceButton } from '../new-invoice-button'
import { SchedulerOfProject } from '../schedulers/scheduler-of-project'
import type { ProjectInvoicesSearch } from './project-invoices-search'

interface ProjectInvoicesTabProps {
  readonly projectID: string
  readonly search: ProjectInvoicesSearch
}

/** What of a project is invoiced, and what is not. */
export function ProjectInvoicesTab({ projectID, search }: ProjectInvoicesTabProps) {
  const project = useProjectOfPage(projectID)
  return TAB.isOpen(project) ? <ProjectInvoices projectID={projectID} search={search} /> : <ClosedTab />
}

const BELOW_DESKTOP = '(max-width: 959px)'

function ProjectInvoices({ projectID, search }: ProjectInvoicesTabProps) {
  const dayText = useDayText()
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const listed = useListed(projectInvoicesQueries(projectID), search.page)
  const open = useOpenInvoice()
  const go = useChangeSearch<ProjectInvoicesSearch>()
  const { answered } = listed
  const add = answered?.can.create && <NewInvoiceButton projectID={projectID} />
  const states = {
    label: 'Invoices',
    error: listed.error,
    onRetry: listed.retry,
    isOutdated: listed.isOutdated,
    empty: {
      text: 'No invoices for this project yet.',
      icon: <IconFileInvoice size={20} stroke={1.75} />,
      action: add,
    },
    onOpen: ({ id }: { readonly id: string }) => open(id),
  }
  return (
    <Stack gap={4} shrinks>
      <ProjectInvoiced projectID={projectID} />
      <SchedulerOfProject projectID={projectID} />
      <Card
        title="Invoices"
        count={listed.metadata?.total}
        flush
        // A link in the head of a card is a text; this one is a button.
        actions={listed.items?.length !== 0 && add && <Row>{add}</Row>}
      >
        {isPhone ? (
          <CardList
            {...states}
            items={listed.items}
            itemKey={({ id }) => id}
            itemName={invoiceName}
            renderCard={(invoice) => <InvoiceCard invoice={invoice} dayText={dayText} />}
            renderSkeleton={() => <InvoiceCardSkeleton />}
            skeletonCards={3}
            cardWidth={280}
          />
        ) : (
          <DataTable
            {...states}
            bare
            rows={listed.items}
            rowKey={({ id }) => id}
            rowName={invoiceName}
            columns={invoiceColumns({ dayText })}
            height="tall"
            skeletonRows={4}
          />
        )}
      </Card>
      <ListFoot
        listed={listed}
        page={search.page ?? 1}
        onPage={(page, replaces) => void go({ ...(page > 1 && { page }) }, replaces)}
      />
      <ProjectBillingCard projectID={projectID} />
    </Stack>
  )
}
