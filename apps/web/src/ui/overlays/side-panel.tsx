import { CloseButton } from '@mantine/core'
import { useFocusTrap, useMediaQuery, useMergedRef } from '@mantine/hooks'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Box, Row, Stack } from '../layout/box'
import { DiscardDialog } from './dialog'
import classes from './side-panel.module.css'
import { useGuardedClose } from './use-guarded-close'

const BesideContext = createContext<HTMLElement | null | undefined>(undefined)

/** A list with a panel beside it for the details of one row; both scroll on their own, and the list stays usable. */
export function PanelLayout({ children, panel }: { children: ReactNode; panel?: ReactNode }) {
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  return (
    <Row align="stretch" grow shrinks style={{ minHeight: 0 }}>
      <Stack className={classes.list} grow shrinks>
        <BesideContext value={beside}>{children}</BesideContext>
      </Stack>
      {panel}
      <div className={classes.beside} ref={setBeside} />
    </Row>
  )
}

/** A panel rendered by a part of the list, such as one of its tabs; it stands beside the whole, or over the page. */
export function InPanelLayout({ children }: { children: ReactNode }) {
  const beside = useContext(BesideContext)
  if (beside === undefined) return createPortal(<div className={classes.over}>{children}</div>, document.body)
  return beside && createPortal(children, beside)
}

interface SidePanelProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Cancel and the primary action; a function gets `close`, for a Cancel that asks as Escape does. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  /** A destructive action, at the left. */
  startActions?: ReactNode
  /** Buttons in the head, before Close. */
  headActions?: ReactNode
  isDirty?: boolean
  /** Nothing in the panel takes the keyboard, which scrolls the whole then. */
  isReadOnly?: boolean
}

const BELOW_DESKTOP = '(max-width: 959px)'

export function SidePanel(props: SidePanelProps) {
  const { title, onClose, children, actions, startActions, headActions, isDirty = false, isReadOnly = false } = props
  const titleId = useId()
  const isFullScreen = useMediaQuery(BELOW_DESKTOP, false) ?? false
  const guard = useGuardedClose(isDirty, onClose)
  const panel = useRef<HTMLElement>(null)
  const ref = useMergedRef(panel, useFocusTrap(isFullScreen))
  // The frame answers the press that opens the panel; fields take longer to render, and buttons wait for them.
  const isFilled = useDeferredValue(true, false)

  // The keyboard goes to the opened panel, and back to the row it was opened from.
  useEffect(() => {
    const openedFrom = document.activeElement
    // Whoever began to type in a row while the panel was loading goes on there.
    if (!openedFrom?.matches('[data-keeps-keyboard]')) panel.current?.focus({ preventScroll: true })
    return () => {
      if (openedFrom instanceof HTMLElement) openedFrom.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (isFilled && panel.current?.contains(document.activeElement))
      panel.current.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [isFilled])

  function onKeyDown(event: KeyboardEvent) {
    // A menu or picker inside that took the key for itself has prevented it.
    if (event.key !== 'Escape' || event.defaultPrevented || guard.isAsking) return
    // An open list of a select only says so: the first Escape closes it, the next one the panel.
    if (event.target instanceof HTMLElement && event.target.dataset.mantineStopPropagation === 'true') return
    event.stopPropagation()
    guard.close()
  }

  return (
    <section
      ref={ref}
      className={classes.panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      {...(isFullScreen && { role: 'dialog', 'aria-modal': true })}
    >
      <Row className={classes.head} gap={2} rigid>
        <Box as="h2" grow shrinks heading={16} className={classes.title} id={titleId}>
          {title}
        </Box>
        {headActions}
        <CloseButton aria-label="Close" onClick={guard.close} />
      </Row>
      <div className={classes.body} {...(isReadOnly && { tabIndex: 0 })}>
        {isFilled && children}
      </div>
      {(actions || startActions) && (
        <Row className={classes.foot} gap={2} rigid inert={!isFilled}>
          <Row gap={2} align="stretch" grow>
            {startActions}
          </Row>
          {typeof actions === 'function' ? actions(guard.close) : actions}
        </Row>
      )}
      <DiscardDialog guard={guard} />
    </section>
  )
}
