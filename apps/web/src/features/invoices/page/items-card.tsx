import { Button, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { InvoiceItem } from '@praxis/contract/invoices/invoice-shapes'
import { IconChevronDown, IconClock, IconFileInvoice, IconPencilPlus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useDisplayPreference } from '../../../shell/display-preference'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { icon } from '../../../ui/icon'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { EmptyState } from '../../../ui/lists/list-states'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { KINDS } from '../invoice-words'
import { groupsOfItems, type ItemsView } from './groups-of-items'
import classes from './items.module.css'
import { ItemsList } from './items-list'
import { ItemsTable } from './items-table'
import { Totals } from './totals'
import type { InvoiceDraft } from './use-invoice-draft'
import type { ItemsEditing } from './use-items-editing'

const EditItemDialog = late(() => import('./item-dialogs').then(({ EditItemDialog: part }) => ({ default: part })))
const FreeItemDialog = late(() => import('./item-dialogs').then(({ FreeItemDialog: part }) => ({ default: part })))
const RemoveItemDialog = late(() => import('./item-dialogs').then(({ RemoveItemDialog: part }) => ({ default: part })))
const AddWorkDialog = late(() => import('./add-work-dialog').then(({ AddWorkDialog: part }) => ({ default: part })))

const BELOW_DESKTOP = '(max-width: 959px)'

type Opened = { readonly kind: 'edit' | 'remove'; readonly item: InvoiceItem } | { readonly kind: 'free' | 'work' }

interface ItemsCardProps {
  readonly editing: ItemsEditing
  readonly draft: InvoiceDraft
}

/** The items of an invoice, its note, and what it comes to. */
export function ItemsCard({ editing, draft }: ItemsCardProps) {
  const { invoice, canEdit } = editing
  const isPhone = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const [view, setView] = useDisplayPreference<ItemsView>('invoiceItems', ['bySource', 'inOrder'])
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const shown = {
    editing,
    groups: groupsOfItems(invoice, view),
    onEdit: (item: InvoiceItem) => setOpened({ kind: 'edit', item }),
    onRemove: (item: InvoiceItem) => setOpened({ kind: 'remove', item }),
  }
  const add = canEdit && (
    <ActionMenu
      label="Add item"
      target={
        <Button variant="default" leftSection={<IconPlus {...icon} />} rightSection={<IconChevronDown {...icon} />}>
          Add item
        </Button>
      }
      actions={[
        { label: 'Free item…', icon: <IconPencilPlus {...icon} />, onSelect: () => setOpened({ kind: 'free' }) },
        { label: 'Open work…', icon: <IconClock {...icon} />, onSelect: () => setOpened({ kind: 'work' }) },
      ]}
    />
  )
  return (
    <div className={classes.card}>
      <Card
        title="Items"
        count={invoice.items.length}
        flush
        actions={
          <Row gap={2} wrap>
            <SegmentedControl
              size="xs"
              aria-label="Items are shown"
              data={[
                { value: 'bySource', label: 'By source' },
                { value: 'inOrder', label: 'No grouping' },
              ]}
              value={view}
              onChange={(next) => setView(next === 'inOrder' ? next : 'bySource')}
            />
            {invoice.items.length > 0 && add}
          </Row>
        }
      >
        {invoice.items.length === 0 ? (
          <EmptyState
            text={canEdit ? 'Nothing is on this invoice yet.' : 'No items'}
            icon={<IconFileInvoice size={20} stroke={1.75} />}
            action={add}
          />
        ) : isPhone ? (
          <ItemsList {...shown} />
        ) : (
          <ItemsTable {...shown} />
        )}
        <div className={classes.foot}>
          <Stack gap={2} shrinks>
            {canEdit ? (
              <TextareaField {...draft.field('note')} label="Note on the invoice" optional minRows={3} />
            ) : (
              invoice.note && (
                <>
                  <Text size={12} tone="third">
                    Note on the {KINDS[invoice.kind].toLowerCase()}
                  </Text>
                  <Text size={13} breaks style={{ whiteSpace: 'pre-line' }}>
                    {invoice.note}
                  </Text>
                </>
              )
            )}
          </Stack>
          <Totals invoice={invoice} />
        </div>
      </Card>
      <Opening>
        {opened?.kind === 'edit' && <EditItemDialog invoice={invoice} item={opened.item} onClose={close} />}
        {opened?.kind === 'free' && <FreeItemDialog invoice={invoice} onClose={close} />}
        {opened?.kind === 'work' && <AddWorkDialog invoice={invoice} onClose={close} />}
        {opened?.kind === 'remove' && <RemoveItemDialog item={opened.item} editing={editing} onClose={close} />}
      </Opening>
    </div>
  )
}
