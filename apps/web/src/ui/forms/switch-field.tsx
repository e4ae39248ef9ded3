import { Switch } from '@mantine/core'
import { type FieldProps, tickProps } from './field'

export const SwitchField = (field: FieldProps<boolean>) => <Switch {...tickProps(field)} />
