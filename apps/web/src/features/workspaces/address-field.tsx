import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldProps, inputProps } from '../../ui/forms/field'
import { Text } from '../../ui/layout/box'
import classes from './address-field.module.css'

interface AddressFieldProps extends FieldProps<string> {
  /** At the input's end: whether the address is free. */
  readonly mark?: ReactNode
}

/** The field for a workspace's address. */
export function AddressField({ mark, ...field }: AddressFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      classNames={{ input: classes.input }}
      leftSection={
        <Text tone="third" letters={14} style={{ paddingInlineStart: 9 }}>
          /employments/
        </Text>
      }
      leftSectionWidth={110}
      leftSectionPointerEvents="none"
      rightSection={mark}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value.toLowerCase())}
    />
  )
}
