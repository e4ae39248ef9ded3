import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldProps, inputProps } from './field'

interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'email' | 'url' | 'tel'
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'numeric'
  readonly leftSection?: ReactNode
}

export function TextField({ type = 'text', autoComplete, inputMode, leftSection, ...field }: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      leftSection={leftSection}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  )
}
