import { useEffect, useRef } from 'react'
import { isPageKey } from './page-keys'

export interface Shortcut {
  /** Keys as the browser names them, letters in lower case; each of them does it. */
  readonly keys: readonly string[]
  readonly label: string
  /** Absent where something else handles the key, such as the focused row. */
  readonly run?: (() => void) | undefined
  /** The shortcut repeats while the key is held down. */
  readonly repeats?: boolean
}

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

/** The title of shortcuts that work on every page; a page's own meaning of a key comes before them. */
export const ANYWHERE = 'Anywhere'

/** Keys that a focused control handles first, whatever it is. */
const OF_CONTROLS = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown'])

const registered = new Set<{ group: ShortcutGroup }>()

const groups = (): ShortcutGroup[] =>
  [...registered].map(({ group }) => group).sort((a, b) => Number(a.title === ANYWHERE) - Number(b.title === ANYWHERE))

/** The shortcuts at this moment, the page's own first. */
export const shortcutGroups = (): ShortcutGroup[] => groups().filter(({ shortcuts }) => shortcuts.length > 0)

/** The shortcut of a key; letters count in lower case, so that Caps Lock changes nothing. */
function heardFor({ key, shiftKey }: KeyboardEvent): Shortcut | undefined {
  const name = key.length === 1 && !shiftKey ? key.toLowerCase() : key
  return groups()
    .flatMap(({ shortcuts }) => shortcuts)
    .find(({ keys, run }) => run && keys.includes(name))
}

const isOnPage = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('main, [data-page-keys]'))

let pressed: string | undefined

/** Keeps a held key from acting again, and from typing into what it has opened. */
function hearOnce(event: KeyboardEvent) {
  if (!event.repeat) pressed = isPageKey(event) && heardFor(event) ? event.key : undefined
  else if (event.key === pressed && !heardFor(event)?.repeats) {
    event.preventDefault()
    event.stopPropagation()
  }
}

function hear(event: KeyboardEvent) {
  if (!isPageKey(event) || (OF_CONTROLS.has(event.key) && !isOnPage(event.target))) return
  const shortcut = heardFor(event)
  if (!shortcut) return
  event.preventDefault()
  shortcut.run?.()
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', hearOnce, true)
  document.addEventListener('keydown', hear)
}

/** The shortcuts of a page, while it is there. They work wherever nothing is typed, and `?` lists them. */
export function usePageShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const entry = useRef({ group: { title, shortcuts } })
  useEffect(() => {
    entry.current.group = { title, shortcuts }
  })
  useEffect(() => {
    const own = entry.current
    registered.add(own)
    return () => {
      registered.delete(own)
    }
  }, [])
}
