import { expect, it } from 'vitest'
import { withUsedParts } from './used-parts'

const menu = `
Menu.displayName = "@mantine/core/Menu";
Menu.classes = Menu_module_default;
Menu.Item = MenuItem;
Menu.Sub = MenuSub;
export { Menu };
`

it('leaves out the parts of a component that nobody asks for, and nothing else', () => {
  const isUsed = (part: string) => part === 'Menu.Item'
  expect(withUsedParts(menu, isUsed)).toBe(menu.replace('Menu.Sub = MenuSub;', ''))
})
