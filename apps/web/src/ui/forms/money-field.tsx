import type { Currency } from '@praxis/contract/protocol/values'
import { currencySymbol, enteredTextOfMoney, moneyFromEnteredText } from '@praxis/domain/money/money'
import { Text } from '../layout/box'
import { type FieldProps, inputProps } from './field'
import classes from './field.module.css'
import { SteppedTextInput } from './stepped-text-input'
import { useEnteredText } from './use-entered-text'

interface MoneyFieldProps extends FieldProps<number | null> {
  readonly currency?: Currency
  /** The field stands below others, so that their figures end at one line. */
  readonly inColumn?: boolean
}

const textOf = (minorUnits: number | null) => {
  if (minorUnits === null || Number.isNaN(minorUnits)) return ''
  const [whole = '', decimals] = enteredTextOfMoney(minorUnits).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}

const readText = (text: string) => (text.trim() === '' ? null : (moneyFromEnteredText(text) ?? Number.NaN))

/** A field for minor units; the arrow keys step by 0.01. NaN stands for text that is no amount; the form refuses it. */
export function MoneyField({ currency = 'GBP', inColumn = false, ...field }: MoneyFieldProps) {
  const entered = useEnteredText({ ...field, textOf, readText, isReadable: (value) => !Number.isNaN(value) })
  return (
    <SteppedTextInput
      {...inputProps(field)}
      {...entered}
      onStep={(steps) => field.onChange((field.value || 0) + steps)}
      leftSection={
        <Text tone="third" letters={13}>
          {currencySymbol(currency)}
        </Text>
      }
      {...(inColumn && { classNames: { input: classes.inColumn ?? '' } })}
    />
  )
}
