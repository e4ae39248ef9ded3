import { TextInput } from '@mantine/core'
import { type Rule, unlessEmpty } from '@praxis/domain/validation/rule'
import { type FieldProps, inputProps } from '../../../ui/forms/field'
import classes from './address-field.module.css'

/** As the contract has it; the words stand here, so that the form needs no schema. */
export const domainShape: Rule = unlessEmpty((value) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value)) && String(value).length >= 2 && String(value).length <= 60
    ? undefined
    : 'Use lower-case letters, digits and hyphens',
)

/** Where the workspace is found. */
export function AddressField(field: FieldProps<string>) {
  return (
    <TextInput
      {...inputProps(field)}
      classNames={{ input: classes.input }}
      leftSection={<span className={classes.base}>/employments/</span>}
      leftSectionWidth={110}
      leftSectionPointerEvents="none"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value.toLowerCase())}
    />
  )
}
