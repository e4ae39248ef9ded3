import { useHotkeys } from '@mantine/hooks'
import { ANYWHERE, type Shortcut, usePageShortcuts } from '../../ui/keys/page-shortcuts'
import { usePaletteProviders } from '../palette/palette-context'

/** The row or card that the keyboard goes to first: of a list its only tab stop, of a board its first. */
const FIRST_ROW = 'main :is([data-row-key], [data-card])[tabindex="0"]'

/** Of a long list that has been scrolled its tab stop need not be drawn. */
const ANY_ROW = 'main [data-row-key]'

const toRows = () =>
  (document.querySelector<HTMLElement>(FIRST_ROW) ?? document.querySelector<HTMLElement>(ANY_ROW))?.focus()

/** What keys do on every page: into the list, and whatever of the palette has a key. */
export function useFrameShortcuts({ openPalette, openHelp }: { openPalette: () => void; openHelp: () => void }): void {
  const actions = usePaletteProviders().flatMap(({ items = [] }) => items)
  useHotkeys([['mod+K', openPalette]], [], true)
  usePageShortcuts(ANYWHERE, [
    { keys: ['j', 'ArrowDown'], label: 'Next row', run: toRows, repeats: true },
    { keys: ['k', 'ArrowUp'], label: 'Previous row', run: toRows, repeats: true },
    { keys: ['Enter'], label: 'Open the row' },
    { keys: ['x'], label: 'Select the row' },
    ...actions.flatMap(({ label, shortcut, run }): Shortcut[] =>
      shortcut === undefined ? [] : [{ keys: [shortcut.toLowerCase()], label, run }],
    ),
    { keys: ['?'], label: 'Show these shortcuts', run: openHelp },
  ])
}
