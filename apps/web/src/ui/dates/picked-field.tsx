import { InputBase, Popover, Skeleton } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { escapeStaysInside } from '../forms/escape-stays-inside'
import { type FieldProps, inputProps } from '../forms/field'
import { Text } from '../layout/box'
import classes from './picker.module.css'

interface PickedFieldProps<Value> {
  readonly field: FieldProps<Value | null>
  /** What is chosen, in words, or what can be. */
  readonly shown: string
  readonly width: number
  /** How high the picker is, while it loads. */
  readonly height: number
  readonly className: string | undefined
  readonly leftSection?: ReactNode
  readonly rightSection?: ReactNode
  readonly picker: (choose: (value: Value | null) => void) => ReactNode
}

/** A field that says what is chosen, and opens the picker to choose in. */
export function PickedField<Value>(props: PickedFieldProps<Value>) {
  const { field, shown, width, height, className, leftSection, rightSection, picker } = props
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    field.onBlur?.()
  }
  const choose = (value: Value | null) => {
    field.onChange(value)
    close()
  }
  return (
    <Popover opened={isOpen} onDismiss={close} width={width} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <InputBase
          {...inputProps(field)}
          component="button"
          type="button"
          pointer
          // A button's label hides what stands in it from a screen reader.
          aria-label={`${field.label}: ${shown}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onBlur={() => {}}
          onClick={() => setIsOpen(true)}
          leftSection={leftSection}
          rightSection={rightSection}
          rightSectionPointerEvents="none"
        >
          <Text block ellipsis className={classes.shown} data-empty={field.value === null || undefined}>
            {shown}
          </Text>
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown {...escapeStaysInside} className={className ?? ''} aria-label={field.label}>
        <Suspense fallback={<Skeleton height={height} />}>{picker(choose)}</Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
