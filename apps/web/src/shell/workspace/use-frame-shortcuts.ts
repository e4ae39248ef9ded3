import { useHotkeys } from '@mantine/hooks'
import { ANYWHERE, type Shortcut, usePageShortcuts } from '../../ui/keys/page-shortcuts'
import { usePaletteProviders } from '../palette/palette-context'

/** The row or card that gets the keyboard first: in a list its only tab stop, on a board its first. */
const FIRST_ROW = 'main :is([data-row-key], [data-card])[tabindex="0"]'

/** Any row: in a long list that has been scrolled the tab stop may not be rendered. */
const ANY_ROW = 'main [data-row-key]'

const toRows = () =>
  (document.querySelector<HTMLElement>(FIRST_ROW) ?? document.querySelector<HTMLElement>(ANY_ROW))?.focus()

/** The keys of every page: into the list, and those of the palette's actions. */
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
