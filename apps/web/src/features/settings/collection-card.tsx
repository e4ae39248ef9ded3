import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Card } from '../../ui/layout/card'
import { type Column, DataTable } from '../../ui/lists/data-table'
import { ActionMenu, type MenuAction } from '../../ui/menus/action-menu'
import classes from './collection-card.module.css'
import { DeleteItemDialog, type Deletion } from './collections/delete-item-dialog'
import { type CollectionItem, ItemDialog, type ItemEditing } from './collections/item-dialog'

export interface CollectionProps<Item extends CollectionItem, Values extends object> extends ItemEditing<Item, Values> {
  readonly title: string
  readonly note?: ReactNode
  /** Actions beside the button that adds. */
  readonly headActions?: ReactNode
  /** Absent while the items load for the first time. */
  readonly items: readonly Item[] | undefined
  readonly error?: string | undefined
  readonly onRetry?: () => void
  readonly columns: Column<Item>[]
  /** One sentence for a collection that has nothing in it. */
  readonly emptyText: string
  readonly canAdd?: boolean
  readonly canEdit?: (item: Item) => boolean
  readonly canDelete?: (item: Item) => boolean
  readonly deletion: Deletion<Item>
  /** Actions of an item beside changing and deleting it. */
  readonly moreActions?: (item: Item) => readonly MenuAction[]
}

const always = () => true

/** The items that the server keeps, as the card takes them. */
export const itemsOf = <Item,>({ data, error, refetch }: UseQueryResult<Item[]>) => ({
  items: data,
  error: error?.message,
  onRetry: () => void refetch(),
})

/** A company's list of something: a table, a dialog to add and change items, and a question before one is deleted. */
export function CollectionCard<Item extends CollectionItem, Values extends object>(
  props: CollectionProps<Item, Values>,
) {
  const { items, nameOf, canAdd = true, canDelete = always, deletion } = props
  const canEdit = props.onUpdate ? (props.canEdit ?? always) : () => false
  const [edited, setEdited] = useState<Item | 'new'>()
  const [deleted, setDeleted] = useState<Item>()

  const actionsOf = (item: Item): MenuAction[] => [
    ...(canEdit(item)
      ? [{ label: 'Edit', icon: <IconPencil size={16} stroke={1.75} />, onSelect: () => setEdited(item) }]
      : []),
    ...(props.moreActions?.(item) ?? []),
    ...(canDelete(item)
      ? [
          {
            label: deletion.label?.(item) ?? 'Delete',
            icon: <IconTrash size={16} stroke={1.75} />,
            danger: true,
            onSelect: () => setDeleted(item),
          },
        ]
      : []),
  ]
  const columns: Column<Item>[] = [
    ...props.columns,
    {
      id: 'actions',
      header: 'Actions',
      hiddenHeader: true,
      width: 44,
      align: 'end',
      cell: (item) => <ActionMenu label={`Actions for ${nameOf(item)}`} actions={actionsOf(item)} />,
    },
  ]
  const add = canAdd && (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onClick={() => setEdited('new')}
    >
      Add {props.noun}
    </Button>
  )

  return (
    <Card
      flush
      title={props.title}
      note={props.note}
      count={items?.length}
      actions={
        <>
          {props.headActions}
          {add}
        </>
      }
    >
      <div className={classes.table}>
        <DataTable
          bare
          label={`List of ${props.title.toLowerCase()}`}
          rows={items && [...items]}
          rowKey={({ id }) => id}
          rowName={nameOf}
          columns={columns}
          height="dense"
          skeletonRows={4}
          error={items ? null : (props.error ?? null)}
          {...(props.onRetry && { onRetry: props.onRetry })}
          empty={{ text: props.emptyText }}
          {...(props.onUpdate && { onOpen: (item: Item) => canEdit(item) && setEdited(item) })}
        />
      </div>
      {edited && (
        <ItemDialog
          {...props}
          item={edited === 'new' ? null : (items?.find(({ id }) => id === edited.id) ?? edited)}
          onClose={() => setEdited(undefined)}
          {...(edited !== 'new' &&
            canDelete(edited) && {
              onDelete: () => {
                setEdited(undefined)
                setDeleted(edited)
              },
            })}
        />
      )}
      {deleted && (
        <DeleteItemDialog
          deletion={deletion}
          item={deleted}
          name={nameOf(deleted)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Card>
  )
}
