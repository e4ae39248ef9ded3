import { Menu, Popover } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { keepKeys } from '../late/kept-keys'
import { type MenuAction, MenuItems } from '../menus/action-menu'
import classes from './anchored.module.css'
import { DiscardDialog } from './dialog'
import { useGuardedClose } from './use-guarded-close'

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

/** What has the keyboard for a control: itself, or the row or card that a control belongs to which is no tab stop. */
const tabStopOf = (anchor: HTMLElement): HTMLElement =>
  anchor.tabIndex < 0 ? (anchor.closest<HTMLElement>('[tabindex="0"]') ?? anchor) : anchor

const focusOn = (place: HTMLElement) => place.isConnected && place.focus({ preventScroll: true })

/** Gives the keyboard back; for a control that is no tab stop, to the row or card it belongs to. */
export const giveFocusBack = (anchor: HTMLElement) => focusOn(tabStopOf(anchor))

interface AnchoredPopoverProps extends AnchoredProps {
  /** A press beside a form does not close it: what was typed would be lost, and its calendars lie beside it. */
  readonly isForm?: boolean
  /** Something typed would be lost: closing asks first. */
  readonly isDirty?: boolean
  /** A function gets the two ways out: one that asks about what was typed, and one for when it is saved. */
  readonly children: ReactNode | ((ways: { readonly close: () => void; readonly done: () => void }) => ReactNode)
}

export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, label, onClose, isForm = false, isDirty = false, children } = props
  // What was pressed may be gone by then, as a deleted bar is; the grid that it lay in is not.
  const [back] = useState(() => tabStopOf(anchor))
  const done = () => {
    onClose()
    focusOn(back)
  }
  const guard = useGuardedClose(isDirty, done)
  // Whoever types fast is ahead of the first field: their keys are typed there, and reach nothing behind the form.
  useLayoutEffect(() => {
    if (isForm) keepKeys(() => undefined)()
  }, [isForm])
  return (
    <Popover
      opened
      onDismiss={guard.close}
      closeOnEscape={!guard.isAsking}
      closeOnClickOutside={!isForm}
      position="bottom-start"
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      withRoles={false}
      trapFocus
      withinPortal
    >
      <Popover.Target>
        <span aria-hidden style={placeOf(anchor)} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={classes.anchored ?? ''}>
        {typeof children === 'function' ? children({ close: guard.close, done }) : children}
        <DiscardDialog guard={guard} />
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
