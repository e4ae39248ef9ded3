import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

const KEPT = 'praxis-timer-place'
const STEP = 0.05

const within = (share: number): number => Math.min(1, Math.max(0, share))

function keptShare(): number {
  const share = Number(localStorage.getItem(KEPT) ?? 0)
  return Number.isFinite(share) ? within(share) : 0
}

/** The place of the pill between the left and the right edge, as a share of the room there is; kept in this browser. */
export function useFloatingPlace() {
  const element = useRef<HTMLElement>(null)
  const [share, setShare] = useState(keptShare)
  const dragged = useRef<{ x: number; share: number; room: number } | undefined>(undefined)

  const keep = (next: number) => {
    setShare(next)
    localStorage.setItem(KEPT, String(next))
  }
  const roomOf = (): number => {
    const own = element.current?.getBoundingClientRect().width ?? 0
    const around = element.current?.parentElement?.getBoundingClientRect().width ?? 0
    return Math.max(1, around - own)
  }

  const gripProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = { x: event.clientX, share, room: roomOf() }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = dragged
      if (current) setShare(within(current.share + (event.clientX - current.x) / current.room))
    },
    onPointerUp: () => {
      dragged.current = undefined
      keep(share)
    },
    onPointerCancel: () => {
      dragged.current = undefined
      setShare(keptShare())
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = { ArrowLeft: share - STEP, ArrowRight: share + STEP, Home: 0, End: 1 }[event.key]
      if (next === undefined) return
      event.preventDefault()
      keep(within(next))
    },
  }
  const style: CSSProperties & Record<'--place', string> = { '--place': String(share) }
  return { element, style, percent: Math.round(share * 100), gripProps }
}
