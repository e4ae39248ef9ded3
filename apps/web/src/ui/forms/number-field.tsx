import { number } from '@praxis/domain/validation/number-rules'
import type { ReactNode } from 'react'
import { Text } from '../layout/box'
import { type FieldProps, inputProps } from './field'
import { SteppedTextInput } from './stepped-text-input'
import { useEnteredText } from './use-entered-text'

interface NumberFieldProps extends FieldProps<number | null> {
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly suffix?: ReactNode
}

const textOf = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))

const readText = (text: string) => {
  const trimmed = text.trim().replaceAll(',', '')
  if (trimmed === '') return null
  return number(trimmed) === undefined ? Number(trimmed) : Number.NaN
}

/** A value after some steps, without tails such as 0.30000000000000004. */
const stepped = (value: number, by: number) => Number((value + by).toFixed(10))

/** A field for a number; NaN stands for text that is no number, and the form refuses it. */
export function NumberField({ min = -Infinity, max = Infinity, step = 1, suffix, ...field }: NumberFieldProps) {
  const entered = useEnteredText({ ...field, textOf, readText, isReadable: (value) => !Number.isNaN(value) })
  return (
    <SteppedTextInput
      {...inputProps(field)}
      {...entered}
      onStep={(steps) => field.onChange(Math.min(max, Math.max(min, stepped(field.value || 0, steps * step))))}
      rightSection={
        suffix && (
          <Text tone="third" letters={13}>
            {suffix}
          </Text>
        )
      }
      rightSectionWidth={
        typeof suffix === 'string' && suffix.length > 2 ? `calc(${suffix.length}ch + var(--s2))` : undefined
      }
    />
  )
}
