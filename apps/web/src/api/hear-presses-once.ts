import type { Mutation, QueryClient } from '@tanstack/react-query'

type Pressed = Pick<Window, 'addEventListener' | 'removeEventListener'>

const BUTTON = 'button, [role="button"], [role="menuitem"]'

const isUnderWay = ({ state }: Mutation) => state.status === 'pending'

/**
 * Pressing a button twice does not begin again what it began: neither while it is under way, which the button may not
 * show yet, nor by the second half of a double click, which may meet whatever has moved under the pointer meanwhile.
 */
export function hearPressesOnce(page: Pressed, queryClient: QueryClient): () => void {
  const begunBy = new WeakMap<Element, Mutation[]>()
  let pressed: Element | undefined
  let hasBegun = false

  const stopNoting = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'added' || !pressed) return
    hasBegun = true
    begunBy.set(pressed, [...(begunBy.get(pressed) ?? []).filter(isUnderWay), event.mutation])
  })

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? (event.target.closest(BUTTON) ?? undefined) : undefined
    const isRepeated = event.detail > 1
    if (!isRepeated) hasBegun = false
    const isHeard = button !== undefined && begunBy.get(button)?.some(isUnderWay)
    if (isHeard || (isRepeated && hasBegun)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    pressed = button
    // Whatever a press begins, it has begun by the next task of the event loop.
    setTimeout(() => {
      if (pressed === button) pressed = undefined
    })
  }

  page.addEventListener('click', onClick, true)
  return () => {
    stopNoting()
    page.removeEventListener('click', onClick, true)
  }
}
