import { Button } from '@mantine/core'
import { RECEIPT_MAX_BYTES } from '@praxis/contract/expenses/expense-rules'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { type Changes, present } from '../../shell/address-values'
import { useChangeSearch } from '../../shell/use-change-search'
import { useAttaching } from '../../ui/files/use-attaching'
import { usePageShortcuts } from '../../ui/keys/page-shortcuts'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import { Box, Stack } from '../../ui/layout/box'
import { PageBody } from '../../ui/layout/page-head'
import { ListFoot } from '../../ui/lists/list-foot'
import { ErrorState } from '../../ui/lists/list-states'
import { Skeletons } from '../../ui/lists/skeleton'
import { PanelLayout, SidePanel } from '../../ui/overlays/side-panel'
import type { ExpenseSearch } from './expenses-search'
import { ClaimGroups } from './list/claim-groups'
import { ExpenseFilters, expenseOperations } from './list/expense-filters'
import { ExpenseTabs } from './list/expense-tabs'
import { ExpensesDock } from './list/expenses-dock'
import { ExpensesHead } from './list/expenses-head'
import classes from './list/expenses-list.module.css'
import { SubmitFoot } from './list/submit-foot'
import { SumsCard } from './list/sums-card'
import { UploadsCard } from './receipts/uploads-card'
import { useFilesGivenToPage } from './receipts/use-files-given-to-page'
import { useReceiptUploads } from './receipts/use-receipt-uploads'
import { useClaims } from './use-claims'
import { useDeletion } from './use-deletion'
import { useSubmitting } from './use-submitting'

const ClaimPanel = late(
  () => import('./claim/claim-panel').then((module) => ({ default: module.ClaimPanel })),
  (notice, { onClose }) => (
    <SidePanel title="Claim" onClose={onClose}>
      {notice}
    </SidePanel>
  ),
)

const EMPTY = {
  all: 'No claims yet. Drop receipts here, or claim an expense.',
  open: 'No open claims. Drop receipts here, or claim an expense.',
  submitted: 'No submitted claims are waiting to be paid back.',
  paid: 'No claims have been paid back yet.',
}

/** What the reader has spent for the company: claimed, submitted, and paid back. */
export function ExpensesScreen({ search }: { search: ExpenseSearch }) {
  const claims = useClaims(search)
  const { open, openShown } = claims
  const [freshID, setFreshID] = useState<string>()
  const [isDirty, setIsDirty] = useState(false)
  const submitting = useSubmitting(open, isDirty)
  const { deleteAll } = useDeletion()

  const go = useChangeSearch<ExpenseSearch>()
  const change = (changes: Changes<ExpenseSearch>) => go(present<ExpenseSearch>({ ...search, ...changes }), true)
  const view = (id: string, isFresh = false) => {
    if (isFresh) setFreshID(id)
    change({ claim: id, add: undefined })
  }
  const add = (kind: 'expense' | 'mileage') => change({ add: kind, claim: undefined })
  const close = () => change({ claim: undefined, add: undefined })

  const uploads = useReceiptUploads(({ id }, isOnly) => isOnly && view(id, true))
  const attaching = useAttaching({ files: [], onChange: uploads.add, maxBytes: RECEIPT_MAX_BYTES })
  const opened = search.claim ? { id: search.claim } : search.add ? { add: search.add } : undefined
  // What is given to the page while a claim stands open is a receipt of that claim.
  useFilesGivenToPage(opened ? undefined : attaching.add)
  usePageShortcuts('Expenses', [{ keys: ['n'], label: 'Claim an expense', run: () => add('expense') }])

  const place = claims.listed.findIndex(({ id }) => id === search.claim)
  const { submitted } = claims
  return (
    <PanelLayout
      panel={
        opened && (
          <Opening>
            <ClaimPanel
              opened={opened}
              listed={claims.listed[place]}
              isFresh={freshID !== undefined && freshID === search.claim}
              previousID={claims.listed[place - 1]?.id}
              nextID={place < 0 ? undefined : claims.listed[place + 1]?.id}
              onOpen={view}
              onClose={close}
              onDirty={setIsDirty}
            />
          </Opening>
        )
      }
    >
      <div className={classes.area} data-over={attaching.isOver || undefined} {...attaching.areaProps}>
        <ExpensesHead
          openCount={open?.items.length ?? 0}
          onAdd={add}
          onReceipts={attaching.add}
          onDeleteAll={() => void close().then(deleteAll)}
          onComingNear={ClaimPanel.fetchAhead}
        />
        <ExpenseTabs shown={search.show} />
        <Box style={{ paddingTop: 14 }}>
          <ExpenseFilters search={search} onSearch={(next) => go(next, true)} />
        </Box>
        <PageBody>
          {attaching.problem && (
            <Box tone="error" size={13} role="alert">
              {attaching.problem}
            </Box>
          )}
          <UploadsCard of={uploads} />
          {openShown && openShown.items.length > 0 && <SumsCard open={openShown} onShow={view} />}
          {claims.error && <ErrorState text={claims.error} onRetry={claims.retry} />}
          {!claims.isLoaded && !claims.error && (
            <Stack aria-busy gap={3}>
              <Skeletons count={8} />
            </Stack>
          )}
          {claims.isLoaded && (
            <ClaimGroups
              search={search}
              onSearch={go}
              open={openShown}
              groups={claims.groups}
              isOutdated={claims.isOutdated}
              onOpen={view}
              empty={{
                text: EMPTY[search.show ?? 'all'],
                icon: <IconReceipt size={20} stroke={1.75} />,
                action: <Button onClick={() => add('expense')}>Claim an expense</Button>,
              }}
            />
          )}
          {submitted && (
            <ListFoot
              listed={submitted}
              page={search.page ?? 1}
              onPage={(page, replaces) => go(expenseOperations.atPage(search, page), replaces)}
            />
          )}
        </PageBody>
        {openShown && openShown.items.length > 0 && (
          <SubmitFoot open={openShown} submitting={submitting} onShow={view} />
        )}
      </div>
      <ExpensesDock
        openCount={open?.items.length ?? 0}
        submitting={submitting}
        onPhotos={attaching.add}
        onMileage={() => add('mileage')}
      />
    </PanelLayout>
  )
}
