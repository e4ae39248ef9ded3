import type { FieldProps } from '../../../ui/forms/field'
import { TagsField } from '../../../ui/forms/tags-field'
import { splitAddresses } from './visitor-addresses-rule'

/** A field for e-mail addresses and domains, one by one or pasted as a list. */
export const AddressesField = (field: FieldProps<readonly string[]>) => (
  <TagsField
    {...field}
    placeholder={field.value.length === 0 ? 's.orr@client.com or @client.com' : ''}
    onChange={(written) => field.onChange(splitAddresses(written))}
  />
)
