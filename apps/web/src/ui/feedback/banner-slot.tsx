import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

const SlotContext = createContext<{ slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void } | null>(
  null,
)

/** Banners of the shell and of the page stand in one place above the page, wherever in the tree they are rendered. */
export function BannerSlotProvider({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return <SlotContext value={{ slot, setSlot }}>{children}</SlotContext>
}

export function BannerSlot() {
  return <div ref={useContext(SlotContext)?.setSlot} />
}

/**
 * Renders a banner into the slot; without a slot, as in a test of one component, it stands where it is. A banner that
 * comes with its page stands at the page's own top instead: in the slot it would push the page down.
 */
export function InBannerSlot({ children }: { children: ReactNode }) {
  const context = useContext(SlotContext)
  if (!context) return children
  return context.slot && createPortal(children, context.slot)
}
