import { Menu, Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { type MenuAction, MenuItems } from '../menus/action-menu'

interface AnchoredProps {
  /** The pressed element; of many alike only one has something open, so none of them renders its own. */
  readonly anchor: HTMLElement
  readonly label: string
  readonly onClose: () => void
}

/** An element in the anchor's place, for what floats to be positioned by. */
function placeOf(anchor: HTMLElement) {
  const { left, top, width, height } = anchor.getBoundingClientRect()
  return { position: 'fixed', pointerEvents: 'none', left, top, width, height } as const
}

/** Gives the keyboard back; for a control that is no tab stop, to the row or card it belongs to. */
export const giveFocusBack = (anchor: HTMLElement) => {
  const place = anchor.tabIndex < 0 ? (anchor.closest<HTMLElement>('[tabindex="0"]') ?? anchor) : anchor
  if (place.isConnected) place.focus({ preventScroll: true })
}

interface AnchoredPopoverProps extends AnchoredProps {
  /** A press beside a form does not close it: what was typed would be lost, and its calendars lie beside it. */
  readonly isForm?: boolean
  readonly children: ReactNode
}

export function AnchoredPopover({ anchor, label, onClose, isForm = false, children }: AnchoredPopoverProps) {
  const close = () => {
    onClose()
    giveFocusBack(anchor)
  }
  return (
    <Popover
      opened
      onDismiss={close}
      closeOnClickOutside={!isForm}
      position="bottom-start"
      withRoles={false}
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <span aria-hidden style={placeOf(anchor)} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

export function AnchoredMenu({ anchor, label, onClose, actions }: AnchoredProps & { actions: readonly MenuAction[] }) {
  const close = () => {
    onClose()
    giveFocusBack(anchor)
  }
  return (
    <Menu opened onChange={(isOpen) => !isOpen && close()} withinPortal position="bottom-end">
      <Menu.Target>
        <span aria-hidden style={placeOf(anchor)} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <MenuItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}
