import { Checkbox } from '@mantine/core'
import { type FieldProps, tickProps } from './field'

export const CheckboxField = (field: FieldProps<boolean>) => <Checkbox {...tickProps(field)} />
