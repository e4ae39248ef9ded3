import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { KeyHint } from '../keys/key-hint'

export interface MenuAction {
  label: string
  onSelect: () => void
  /** An icon of 16 px. */
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  shortcut?: string
}

interface ActionMenuProps {
  /** What the menu is for: "Actions for Data platform". */
  label: string
  actions: MenuAction[]
  /** The three dots have a frame, as the buttons beside them. */
  framed?: boolean
  /** The button, instead of the three dots. */
  target?: ReactNode
}

export function ActionMenu({ label, actions, framed = false, target }: ActionMenuProps) {
  if (actions.length === 0) return null
  return (
    <Menu>
      <Menu.Target>
        {target ?? (
          <ActionIcon aria-label={label} {...(framed ? { size: 'md', variant: 'default' } : { size: 'sm' })}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <MenuItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** The actions of a menu, one below the other. */
export const MenuItems = ({ actions }: { actions: readonly MenuAction[] }) =>
  actions.map((action) => (
    <Menu.Item
      key={action.label}
      leftSection={action.icon}
      rightSection={action.shortcut && <KeyHint keys={[action.shortcut]} />}
      color={action.danger ? 'var(--error-text)' : undefined}
      disabled={action.disabled}
      onClick={action.onSelect}
    >
      {action.label}
    </Menu.Item>
  ))
