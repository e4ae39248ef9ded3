import { Button, Menu } from '@mantine/core'
import { IconArrowsSort, IconCheck } from '@tabler/icons-react'

interface SortMenuProps<Value extends string> {
  choices: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function SortMenu<Value extends string>({ choices, value, onChange }: SortMenuProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="subtle"
          leftSection={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}
          aria-label={`Sort by: ${chosen?.label ?? value}`}
        >
          {chosen?.label ?? value}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Sort by</Menu.Label>
        <Menu.RadioGroup value={value}>
          {choices.map((choice) => (
            <Menu.RadioItem
              key={choice.value}
              value={choice.value}
              closeMenuOnClick
              checkIcon={<IconCheck size={14} stroke={2} aria-hidden />}
              onChange={() => onChange(choice.value)}
            >
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
