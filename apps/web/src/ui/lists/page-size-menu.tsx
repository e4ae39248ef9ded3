import { ChoiceMenu } from '../menus/choice-menu'

interface PageSizeMenuProps {
  readonly sizes: readonly number[]
  readonly value: number
  readonly onChange: (size: number) => void
}

/** A choice of how many items a page has. */
export function PageSizeMenu({ sizes, value, onChange }: PageSizeMenuProps) {
  const offered = sizes.includes(value) ? sizes : [value, ...sizes]
  return (
    <ChoiceMenu
      label="Page size"
      choices={offered.map((size) => ({ value: String(size), label: `${size} per page` }))}
      value={String(value)}
      onChange={(size) => onChange(Number(size))}
    />
  )
}
