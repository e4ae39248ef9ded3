import { Button } from '@mantine/core'
import { IconCar, IconPlus, IconReceipt, IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { icon } from '../../../ui/icon'
import { PageHead } from '../../../ui/layout/page-head'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { RECEIPT_TYPES } from '../receipts/receipt-types'
import classes from './expenses-list.module.css'

interface ExpensesHeadProps {
  readonly openCount: number
  readonly onAdd: (kind: 'expense' | 'mileage') => void
  readonly onReceipts: (files: readonly File[]) => void
  readonly onDeleteAll: () => void
  /** Loads the panel when the pointer or the keyboard comes near a button that opens it. */
  readonly onComingNear: () => void
}

/** The head of the page, with the ways to claim something. */
export function ExpensesHead({ openCount, onAdd, onReceipts, onDeleteAll, onComingNear }: ExpensesHeadProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const near = { onPointerEnter: onComingNear, onFocus: onComingNear }
  return (
    <PageHead
      title="Expenses"
      actions={
        <>
          <span className={classes.onDesktop}>
            <Button {...near} variant="default" leftSection={<IconCar {...icon} />} onClick={() => onAdd('mileage')}>
              Mileage
            </Button>
            <Button {...near} variant="default" leftSection={<IconPlus {...icon} />} onClick={() => onAdd('expense')}>
              Expense
            </Button>
          </span>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            accept={RECEIPT_TYPES}
            aria-label="Receipts, each a claim"
            onChange={({ currentTarget }) => {
              onReceipts([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <ActionMenu
            label="More for expenses"
            framed
            actions={[
              { label: 'Claim an expense', icon: <IconReceipt {...icon} />, onSelect: () => onAdd('expense') },
              {
                label: 'Add receipts…',
                icon: <IconUpload {...icon} />,
                onSelect: () => chooser.current?.click(),
              },
              {
                label: 'Delete all open claims',
                icon: <IconTrash {...icon} />,
                danger: true,
                disabled: openCount === 0,
                onSelect: onDeleteAll,
              },
            ]}
          />
        </>
      }
    />
  )
}
