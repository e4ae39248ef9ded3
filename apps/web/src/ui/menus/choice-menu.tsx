import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen, as a label: 'Sort by'. */
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly icon?: ReactNode
}

/** A choice of one among a few, behind a button that says which. */
export function ChoiceMenu<Value extends string>({ label, choices, value, onChange, icon }: ChoiceMenuProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="subtle"
          leftSection={icon}
          rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
          aria-label={`${label}: ${chosen?.label ?? value}`}
        >
          {chosen?.label ?? value}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
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
