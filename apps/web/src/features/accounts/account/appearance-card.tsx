import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { colourSchemes } from '@praxis/contract/people/users'
import { Card } from '../../../ui/layout/card'

const LABELS = { auto: 'System', light: 'Light', dark: 'Dark' } as const

/** Choosing here is enough: the scheme is kept with the user wherever it is changed. */
export function AppearanceCard() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Card title="Appearance">
      <SegmentedControl
        aria-label="Colour scheme"
        data={colourSchemes.map((value) => ({ value, label: LABELS[value] }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </Card>
  )
}
