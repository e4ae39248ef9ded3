import { Checkbox, Input } from '@mantine/core'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { NumberField } from '../../../ui/forms/number-field'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { quantityText } from '../invoice-words'
import { type Creditable, type CreditedQuantities, canBeCredited, quantityProblem } from './credit-form'
import classes from './credit-items.module.css'

interface CreditItemsProps {
  readonly items: readonly Creditable[]
  readonly currency: Currency
  readonly quantities: CreditedQuantities
  readonly error: string | undefined
  readonly onChange: (quantities: CreditedQuantities) => void
}

const UNITS = { hour: 'hours', item: '', mile: 'miles', kilometre: 'km' } as const

/** The items of an invoice, each with the quantity of it that is credited. */
export function CreditItems({ items, currency, quantities, error, onChange }: CreditItemsProps) {
  const choose = (item: Creditable, isChosen: boolean) => {
    const { [item.id]: _, ...others } = quantities
    onChange(isChosen ? { ...others, [item.id]: item.leftQuantity } : others)
  }
  return (
    <Input.Wrapper labelElement="div" label="Items" error={error}>
      <ul className={classes.items} aria-label="Items to credit">
        {items.map((item) => (
          <CreditItem
            key={item.id}
            item={item}
            currency={currency}
            quantity={quantities[item.id]}
            onChosen={(isChosen) => choose(item, isChosen)}
            onQuantity={(quantity) => onChange({ ...quantities, [item.id]: quantity })}
          />
        ))}
      </ul>
    </Input.Wrapper>
  )
}

interface CreditItemProps {
  readonly item: Creditable
  readonly currency: Currency
  /** Absent while the item is not chosen. */
  readonly quantity: number | null | undefined
  readonly onChosen: (isChosen: boolean) => void
  readonly onQuantity: (quantity: number | null) => void
}

function CreditItem({ item, currency, quantity, onChosen, onQuantity }: CreditItemProps) {
  const { name, unit, leftQuantity, leftNet, project } = item
  const isLeft = canBeCredited(item)
  const isChosen = quantity !== undefined
  const left = quantityText({ quantity: leftQuantity, unit })
  return (
    <Row as="li" gap={3} wrap className={classes.item}>
      <Checkbox
        aria-label={`Credit ${name}`}
        checked={isChosen}
        disabled={!isLeft}
        onChange={(event) => onChosen(event.currentTarget.checked)}
      />
      <Stack as="span" grow shrinks className={classes.name}>
        <Text breaks size={13} weight="medium">
          {name}
        </Text>
        <Text size={12} tone="third" figures>
          {isLeft
            ? `${[left, UNITS[unit]].filter(Boolean).join(' ')} left, ${formatMoney(leftNet, currency)} net`
            : 'credited in full'}{' '}
          · {project.name}
        </Text>
      </Stack>
      {isChosen && (
        <div className={classes.quantity}>
          <NumberField
            label={`Quantity of ${name} to credit`}
            hideLabel
            compact
            value={quantity}
            onChange={onQuantity}
            error={quantityProblem(item, quantity)}
          />
        </div>
      )}
    </Row>
  )
}
