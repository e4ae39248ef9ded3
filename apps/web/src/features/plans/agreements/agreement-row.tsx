import { ActionIcon } from '@mantine/core'
import type { AgreementItem } from '@praxis/contract/plans/agreements'
import { planCategories } from '@praxis/contract/plans/plan-rules'
import type { Currency } from '@praxis/contract/protocol/values'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { IconGripVertical, IconRepeat, IconTrash } from '@tabler/icons-react'
import { DateField } from '../../../ui/dates/date-field'
import { MoneyField } from '../../../ui/forms/money-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { icon } from '../../../ui/icon'
import type { useReordering } from '../../../ui/lists/use-reordering'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { CATEGORIES } from '../plan-words'
import { type ItemValues, newRetainer, totalOf } from './agreement-values'
import classes from './agreements.module.css'
import { RetainerFields } from './retainer-fields'
import { RetainerLedger } from './retainer-ledger'
import type { AgreementsDraft } from './use-agreements-draft'

type Reordering = ReturnType<typeof useReordering>

interface AgreementRowProps {
  readonly item: ItemValues
  /** The saved item, whose ledger is shown. */
  readonly kept: AgreementItem | undefined
  readonly editing: AgreementsDraft
  readonly currency: Currency
  readonly canEdit: boolean
  readonly rowProps: ReturnType<Reordering['rowProps']>
  readonly handleProps: ReturnType<Reordering['handleProps']>
}

/** An agreement item, edited in place. */
export function AgreementRow({ item, kept, editing, currency, canEdit, rowProps, handleProps }: AgreementRowProps) {
  const today = useToday(useReadersTimeZone())
  const { key, name, amount, category, dueDate, doneOn, retainer } = item
  const change = (changes: Partial<ItemValues>) => editing.change(key, changes)
  const called = name || 'New item'
  const whole = totalOf(item)
  const shared = { hideLabel: true, compact: true, disabled: !canEdit } as const
  const told = (field: string) => editing.draft.told(`${key}/${field}`)
  return (
    <li className={classes.item} {...rowProps}>
      <div className={classes.line}>
        {canEdit ? (
          <ActionIcon
            size="sm"
            className={classes.handle ?? ''}
            aria-label={`Move ${called}, with the arrow keys`}
            {...handleProps}
          >
            <IconGripVertical {...icon} />
          </ActionIcon>
        ) : (
          <span />
        )}
        <TextField
          {...shared}
          {...told('name')}
          label="Name"
          autoFocus={item.isNew && name === ''}
          value={name}
          onChange={(next) => change({ name: next })}
        />
        <SelectField
          {...shared}
          label={`Category of ${called}`}
          options={planCategories.map((value) => ({ value, label: CATEGORIES[value] }))}
          value={category}
          onChange={(value) => {
            const chosen = planCategories.find((each) => each === value)
            if (chosen) change({ category: chosen })
          }}
        />
        <MoneyField
          {...shared}
          {...told('amount')}
          label={retainer ? `Amount of ${called} each ${retainer.period}` : `Amount of ${called}`}
          inColumn
          currency={currency}
          {...(retainer && { hint: `${moneyOfColumn([whole], currency)(whole)} in all` })}
          value={amount}
          onChange={(next) => change({ amount: next })}
        />
        <DateField
          {...shared}
          {...told('dueDate')}
          label={retainer ? `First day of ${called}` : `Due day of ${called}`}
          placeholder="Due"
          today={today}
          value={dueDate}
          onChange={(day) => change({ dueDate: day })}
        />
        <DateField
          {...shared}
          {...told('doneOn')}
          label={`Day ${called} was done`}
          placeholder="Not done"
          today={today}
          value={doneOn}
          onChange={(day) => change({ doneOn: day })}
        />
        {canEdit ? (
          <ActionMenu
            label={`Actions for ${called}`}
            actions={[
              {
                label: retainer ? 'Make a single item' : 'Make a retainer',
                icon: <IconRepeat {...icon} />,
                onSelect: () => change({ retainer: retainer ? null : newRetainer }),
              },
              {
                label: 'Remove',
                icon: <IconTrash {...icon} />,
                danger: true,
                onSelect: () => editing.remove(key),
              },
            ]}
          />
        ) : (
          <span />
        )}
      </div>
      {retainer && (
        <RetainerFields
          retainer={retainer}
          called={called}
          canEdit={canEdit}
          told={told}
          onChange={(changes) => change({ retainer: { ...retainer, ...changes } })}
        />
      )}
      {retainer && kept?.ledger && kept.ledger.length > 0 && <RetainerLedger name={called} ledger={kept.ledger} />}
    </li>
  )
}
