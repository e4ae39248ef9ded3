import { ActionIcon } from '@mantine/core'
import { IconArrowsMinimize, IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { icon } from '../../../ui/icon'
import { Stack } from '../../../ui/layout/box'
import { useOpenEmployee } from '../employee-link'
import { BOX, chartLayout } from './chart-layout'
import classes from './organisation-chart.module.css'
import { PersonBox } from './person-box'
import type { TreeRow } from './person-tree'
import type { ShownTree } from './shown-tree'
import { useSeenPart } from './use-seen-part'
import { useZoom } from './use-zoom'

/** The background of a frame is dragged with the mouse; a finger scrolls by itself. */
function useMousePan(frame: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnSomething = event.target instanceof Element && event.target.closest('a, button')
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnSomething) return
      from.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current || !frame.current) return
      frame.current.scrollLeft -= event.clientX - from.current.x
      frame.current.scrollTop -= event.clientY - from.current.y
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      from.current = undefined
    },
  }
}

const idOf = ({ node }: TreeRow) => node.person.id
/** Boxes and lines, rendered where in sight. Arrows go up, down and along, Enter opens the profile, Space folds. */
export function OrganisationChart({ rows, found, onToggle, isFixed }: ShownTree) {
  const layout = useMemo(() => chartLayout(rows), [rows])
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const { scale, zoomIn, zoomOut, fit } = useZoom(frame, layout)
  const seen = useSeenPart(canvas, scale)
  const pan = useMousePan(frame)
  const openEmployee = useOpenEmployee()
  const [wanted, setWanted] = useState<string>()
  const [focused, setFocused] = useState<string>()
  const current = rows.some((row) => idOf(row) === wanted) ? wanted : rows[0] && idOf(rows[0])

  useEffect(() => {
    if (!focused) return
    const box = frame.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(focused)}"]`)
    box?.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    setFocused(undefined)
  }, [focused])

  const goTo = (id: string | null | undefined) => {
    if (!id) return
    setWanted(id)
    setFocused(id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: TreeRow) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const beside = (by: number) =>
      rows.find((other) => other.parentId === row.parentId && other.position === row.position + by)
    const report = row.node.reports[0]
    const folds = report !== undefined && !isFixed
    if (event.key === 'ArrowUp') goTo(row.parentId)
    else if (event.key === 'ArrowDown')
      row.isOpen || !folds ? goTo(row.isOpen ? report?.person.id : null) : onToggle(idOf(row))
    else if (event.key === 'ArrowLeft') goTo(beside(-1) && idOf(beside(-1) ?? row))
    else if (event.key === 'ArrowRight') goTo(beside(1) && idOf(beside(1) ?? row))
    else if (event.key === 'Enter') openEmployee(idOf(row))
    else if (event.key === ' ' && folds) onToggle(idOf(row))
    else if (event.key === '+' || event.key === '=') zoomIn()
    else if (event.key === '-') zoomOut()
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }

  const isSeen = (x: number, y: number, width: number, height: number) =>
    x < seen.right && x + width > seen.left && y < seen.bottom && y + height > seen.top
  const boxes = layout.boxes.filter(
    ({ row, x, y }) => isSeen(x, y, BOX.width, BOX.height) || idOf(row) === current || idOf(row) === focused,
  )
  const lines = layout.lines.filter(({ x, y, length, isDown }) =>
    isSeen(x, y, isDown ? 1 : length, isDown ? length : 1),
  )

  return (
    <div className={classes.chart}>
      <div ref={frame} className={classes.frame} {...pan}>
        <div className={classes.room} style={{ width: layout.width * scale, height: layout.height * scale }}>
          <div
            ref={canvas}
            role="tree"
            aria-label="Organisation"
            className={classes.canvas}
            style={{ width: layout.width, height: layout.height, transform: `scale(${scale})` }}
          >
            {lines.map(({ x, y, length, isDown }) => (
              <span
                key={`${x} ${y} ${isDown}`}
                className={classes.line}
                style={{ left: x, top: y, width: isDown ? 1 : length + 1, height: isDown ? length : 1 }}
                aria-hidden
              />
            ))}
            {boxes.map((box) => (
              <PersonBox
                key={idOf(box.row)}
                box={box}
                isFound={found?.has(idOf(box.row)) ?? true}
                isFixed={isFixed}
                isCurrent={idOf(box.row) === current}
                onToggle={onToggle}
                onFocus={() => setWanted(idOf(box.row))}
                onKeyDown={(event) => onKeyDown(event, box.row)}
              />
            ))}
          </div>
        </div>
      </div>
      <Stack gap={1} className={classes.zoom}>
        <ActionIcon variant="default" aria-label="Zoom in" onClick={zoomIn}>
          <IconPlus {...icon} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="Zoom out" onClick={zoomOut}>
          <IconMinus {...icon} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label="Fit to screen" onClick={fit}>
          <IconArrowsMinimize {...icon} />
        </ActionIcon>
      </Stack>
    </div>
  )
}
