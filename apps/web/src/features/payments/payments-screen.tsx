import { useMediaQuery } from '@mantine/hooks'
import { dateRange } from '@praxis/domain/calendar/date-range'
import { useQuery } from '@tanstack/react-query'
import { changedSearch } from '../../shell/address-values'
import { ClosedPage } from '../../shell/errors/closed-page'
import { operationsOn } from '../../shell/lists/list-operations'
import { useChangeSearch } from '../../shell/use-change-search'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Grid, Stack } from '../../ui/layout/box'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { ListBar } from '../../ui/lists/list-bar'
import { PeriodFilter } from '../../ui/lists/period-filter'
import { SearchFilter } from '../../ui/lists/search-filter'
import { ProjectFilter } from '../approvals/project-filter'
import { EmployeeFilter } from '../people/employee-filter'
import { useReadersTimeZone, useToday } from '../reader/readers-time'
import { expenseTypesQuery } from '../settings/settings.queries'
import classes from './payments-screen.module.css'
import { type PaymentsSearch, paymentList } from './payments-search'
import { ProcessedCard } from './processed/processed-card'
import { choiceOf } from './processing/choice'
import { ProcessDialog } from './processing/process-dialog'
import { ProcessingCard } from './processing/processing-card'
import { ThisPaymentCard, ThisPaymentDock } from './processing/this-payment-card'
import { usePaymentToMake } from './processing/use-payment-to-make'
import { useProcessing } from './processing/use-processing'

const operations = operationsOn(paymentList)
const TITLE = 'Process Payments'
const BELOW_DESKTOP = '(max-width: 959px)'

/** Approved claims to be paid back to people, and the payments made so far. */
export function PaymentsScreen({ search }: { search: PaymentsSearch }) {
  const { capabilities } = useWorkspaceViewer()
  return capabilities.has('canProcessPayments') ? <Payments search={search} /> : <ClosedPage title={TITLE} />
}

function Payments({ search }: { search: PaymentsSearch }) {
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const processing = useProcessing(search)
  const making = usePaymentToMake(processing)
  const go = useChangeSearch<PaymentsSearch>()
  const filtered = {
    isFiltered: operations.isFiltered(search),
    onClearFilters: () => go(operations.cleared(search)),
  }
  return (
    <>
      <PageHead title={TITLE} note="approved expenses, paid back to people" />
      <PaymentFilters search={search} onSearch={go} />
      <PageBody>
        <Grid gap={4} className={classes.columns}>
          <Stack gap={4} shrinks className={classes.lists}>
            <ProcessingCard processing={processing} {...filtered} />
            <ProcessedCard
              search={search}
              onPage={(page, replaces) => go(operations.atPage(search, page), replaces)}
              {...filtered}
            />
          </Stack>
          {(making || processing.listed.isPending) && (
            <aside className={classes.beside} aria-label="This payment">
              {making && <ThisPaymentCard making={making} isPhone={isPhone} />}
            </aside>
          )}
        </Grid>
      </PageBody>
      {isPhone && making && <ThisPaymentDock making={making} />}
      {making?.isAsking && (
        <ProcessDialog
          making={making}
          onPaid={() => processing.choose(choiceOf(false))}
          onClose={() => making.setIsAsking(false)}
        />
      )}
    </>
  )
}

interface PaymentFiltersProps {
  readonly search: PaymentsSearch
  readonly onSearch: (search: PaymentsSearch) => void
}

function PaymentFilters({ search, onSearch }: PaymentFiltersProps) {
  const today = useToday(useReadersTimeZone())
  const { data: types } = useQuery(expenseTypesQuery)
  const controls = operations.controls(search, onSearch)
  return (
    <ListBar
      searchLabel={controls.search.label}
      search={controls.search.value}
      onSearch={controls.search.onChange}
      filtersOn={operations.filtersOn(search)}
      sort={operations.sort(search, onSearch)}
    >
      <EmployeeFilter {...controls.employeeID} />
      <ProjectFilter {...controls.projectID} />
      <SearchFilter {...controls.typeID} choices={types?.map(({ id, name }) => ({ value: id, label: name }))} />
      <PeriodFilter
        today={today}
        value={dateRange(search.from, search.to)}
        onChange={(range) => onSearch(changedSearch(search, { from: range?.from, to: range?.to }))}
      />
    </ListBar>
  )
}
