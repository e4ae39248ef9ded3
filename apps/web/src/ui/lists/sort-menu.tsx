import { IconArrowsSort } from '@tabler/icons-react'
import { ChoiceMenu } from '../menus/choice-menu'

export interface SortMenuProps<Value extends string> {
  choices: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function SortMenu<Value extends string>(props: SortMenuProps<Value>) {
  return <ChoiceMenu label="Sort by" icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden />} {...props} />
}
