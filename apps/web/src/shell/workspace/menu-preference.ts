import { useLocalStorage } from '@mantine/hooks'

/** Mini unless the person pins it; remembered in this browser. */
export function usePinnedMenu() {
  return useLocalStorage({ key: 'praxis-menu-pinned', defaultValue: false, getInitialValueInEffect: false })
}
