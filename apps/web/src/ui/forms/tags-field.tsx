import { TagsInput } from '@mantine/core'
import { type FieldProps, inputProps } from './field'
import { listLooks, NO_LIST } from './list-looks'
import { useOpenList } from './use-open-list'

interface TagsFieldProps extends FieldProps<readonly string[]> {
  readonly suggestions?: readonly string[]
  readonly maxTags?: number
}

/** A field for tags: Enter or a comma makes a tag; leaving the field does too, so that nothing typed is lost. */
export function TagsField({ suggestions = [], maxTags, ...field }: TagsFieldProps) {
  const openList = useOpenList({ makesTags: true })
  return (
    <TagsInput
      {...listLooks}
      {...openList}
      {...inputProps(field)}
      placeholder={field.placeholder ?? 'Add…'}
      data={[...new Set(suggestions)]}
      {...(suggestions.length === 0 && NO_LIST)}
      onSearchChange={(text) => (text === '' ? openList.onDropdownClose() : openList.onDropdownOpen())}
      acceptValueOnBlur
      maxTags={maxTags}
      value={[...field.value]}
      onChange={(tags) => field.onChange(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))}
    />
  )
}
