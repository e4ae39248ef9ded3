import { useEffect, useRef } from 'react'
import { isPageKey } from './page-keys'

export interface Shortcut {
  /** As the browser names them, letters small; each of them does it. */
  readonly keys: readonly string[]
  readonly label: string
  /** Absent where something else hears it, such as the row that has the keyboard. */
  readonly run?: (() => void) | undefined
  /** Goes on while the key is held down. */
  readonly repeats?: boolean
}

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly Shortcut[]
}

/** What works on every page; a page's own meaning of a key comes before it. */
export const ANYWHERE = 'Anywhere'

/** On these the focused control has the first word, whatever it is. */
const OF_CONTROLS = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown'])

const registered = new Set<{ group: ShortcutGroup }>()

const groups = (): ShortcutGroup[] =>
  [...registered].map(({ group }) => group).sort((a, b) => Number(a.title === ANYWHERE) - Number(b.title === ANYWHERE))

/** What the keys do here and now, the page's own first. */
export const shortcutGroups = (): ShortcutGroup[] => groups().filter(({ shortcuts }) => shortcuts.length > 0)

/** Letters count as small ones: Caps Lock changes nothing. */
function heardFor({ key, shiftKey }: KeyboardEvent): Shortcut | undefined {
  const name = key.length === 1 && !shiftKey ? key.toLowerCase() : key
  return groups()
    .flatMap(({ shortcuts }) => shortcuts)
    .find(({ keys, run }) => run && keys.includes(name))
}

const isOnPage = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('main, [data-page-keys]'))

let pressed: string | undefined

/** A key that is held down acts once, and writes nothing into what it has opened. */
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

/** The keys of a page, while it is there. They work wherever nothing is typed, and `?` tells them. */
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
