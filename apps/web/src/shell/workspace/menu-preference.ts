import { useLocalStorage } from '@mantine/hooks'

/** The menu is narrow unless the person pins it; the choice is remembered in this browser. */
export function usePinnedMenu() {
  return useLocalStorage({ key: 'praxis-menu-pinned', defaultValue: false, getInitialValueInEffect: false })
}
