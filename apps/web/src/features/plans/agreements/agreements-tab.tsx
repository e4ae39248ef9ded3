import { Button } from '@mantine/core'
import type { Agreements } from '@praxis/contract/plans/agreements'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { icon } from '../../../ui/icon'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/lists/list-states'
import { useReordering } from '../../../ui/lists/use-reordering'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Notice } from '../notice'
import { PlanAnswer } from '../plan-answer'
import { agreementsQuery } from '../plans.queries'
import { AgreementRow } from './agreement-row'
import { totalOf } from './agreement-values'
import classes from './agreements.module.css'
import { useAgreementsDraft } from './use-agreements-draft'

interface AgreementsTabProps {
  readonly projectID: string
  readonly lockedReason: string | undefined
}

/** What the client agreed to pay for. */
export function AgreementsTab({ projectID, lockedReason }: AgreementsTabProps) {
  const query = useQuery(agreementsQuery(projectID))
  return (
    <PlanAnswer query={query}>
      {(agreements) => (
        <AgreementItems key={projectID} projectID={projectID} agreements={agreements} lockedReason={lockedReason} />
      )}
    </PlanAnswer>
  )
}

function AgreementItems({ projectID, agreements, lockedReason }: AgreementsTabProps & { agreements: Agreements }) {
  const editing = useAgreementsDraft(projectID, agreements)
  const { draft, items, add } = editing
  const { currency, can } = agreements
  const reordering = useReordering({ keys: items.map(({ key }) => key), onMove: editing.move })
  const inOrder = reordering.order.flatMap((key) => items.find((item) => item.key === key) ?? [])
  const total = items.reduce((sum, item) => sum + totalOf(item), 0)
  const addButton = can.edit && (
    <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={add}>
      Add item
    </Button>
  )
  return (
    <Stack gap={3} shrinks ref={draft.element}>
      <UnsavedDraft
        draft={draft}
        note="agreement items"
        labels={Object.fromEntries(items.map(({ key, name }) => [`items.${key}`, name || 'New item']))}
        textOf={(_path, value) => nameOf(value)}
        record={{ entity: 'project', id: projectID }}
      />
      {!can.edit && lockedReason && <Notice tone="warning">{lockedReason}</Notice>}
      <Card
        title="Agreement items"
        note={`in ${currency}`}
        count={items.length}
        actions={items.length > 0 && addButton}
        flush
      >
        {items.length === 0 ? (
          <EmptyState
            text={
              can.edit
                ? 'List what the client agreed to pay for: milestones, fixed amounts, retainers'
                : 'No agreement items'
            }
            icon={<IconFileText size={20} stroke={1.75} />}
            action={addButton}
          />
        ) : (
          <>
            <div className={classes.heads} aria-hidden>
              <span />
              <span>Item</span>
              <span>Category</span>
              <span>Amount</span>
              <span>Due</span>
              <span>Done</span>
              <span />
            </div>
            <ul aria-label="Agreement items" {...reordering.listProps}>
              {inOrder.map((item) => (
                <AgreementRow
                  key={item.key}
                  item={item}
                  kept={agreements.items.find(({ id }) => id === item.key)}
                  editing={editing}
                  currency={currency}
                  canEdit={can.edit}
                  rowProps={reordering.rowProps(item.key)}
                  handleProps={reordering.handleProps(item.key)}
                />
              ))}
            </ul>
            <div className={classes.total}>
              <Text weight="semi">Total</Text>
              <Text weight="semi" figures>
                {moneyOfColumn([total], currency)(total)}
              </Text>
            </div>
          </>
        )}
      </Card>
      <ConfirmDialog
        opened={editing.isAsking}
        onClose={editing.stopAsking}
        title="Let the agreement give consultancy revenue?"
        confirmLabel="Save and clear bookings"
        cancelLabel="Save only"
        danger
        onConfirm={async () => void (await editing.saveWith(true))}
        onCancel={async () => void (await editing.saveWith(false))}
      >
        Clearing the resource plan deletes the bookings from tomorrow on, and the budget plan takes consultancy revenue
        from these items. This can’t be undone. Saving only keeps the bookings and how the plan is calculated.
      </ConfirmDialog>
    </Stack>
  )
}

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : undefined
