import { useMediaQuery } from '@mantine/hooks'
import type { invoices } from '@praxis/contract/invoices/invoices'
import type { Output } from '@praxis/contract/protocol/endpoint'
import { formatDuration } from '@praxis/domain/durations/duration'
import { formatMoney } from '@praxis/domain/money/money'
import { IconFileInvoice } from '@tabler/icons-react'
import { useChangeSearch } from '../../../shell/use-change-search'
import { Figure } from '../../../ui/figures/figure'
import { FigureStrip } from '../../../ui/figures/figure-strip'
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
import { projectInvoicesQueries } from '../invoices.queries'
import { InvoiceCard, InvoiceCardSkeleton } from '../list/invoice-card'
import { invoiceColumns } from '../list/invoice-columns'
import { NewInvoiceButton } from '../new-invoice-button'
import { SchedulerOfProject } from '../schedulers/scheduler-of-project'
import { uninvoicedFigure } from '../uninvoiced-figure'
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
      <InvoicedStrip answered={answered} />
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

type Answered = Output<typeof invoices.listProjectInvoices> | undefined

/** What is invoiced of a project and what is not, with what that is made of. */
function InvoicedStrip({ answered }: { answered: Answered }) {
  if (!answered)
    return (
      <FigureStrip label="Invoiced" isBusy>
        {['Invoiced', 'Not invoiced yet', 'On drafts'].map((label) => (
          <Figure key={label} label={label} value="–" note={'\u00a0'} />
        ))}
      </FigureStrip>
    )
  const { invoiced, uninvoiced } = answered
  const { currency, secondsWithoutRate } = uninvoiced
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <FigureStrip label="Invoiced">
      <Figure label="Invoiced" value={money(invoiced)} note="billed and not credited, without VAT" />
      <Figure
        label="Not invoiced yet"
        value={money(uninvoiced.total)}
        note={
          secondsWithoutRate > 0
            ? `excludes ${formatDuration(secondsWithoutRate)} without a rate`
            : `${money(uninvoiced.beforeThisMonth)} before this month`
        }
        parts={{ figure: uninvoicedFigure(uninvoiced) }}
      />
      <Figure label="On drafts" value={money(uninvoiced.onDrafts)} note="part of what is not invoiced yet" />
    </FigureStrip>
  )
}
