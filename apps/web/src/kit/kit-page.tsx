import { SegmentedControl, Select, useMantineColorScheme } from '@mantine/core'
import { type CompanyColours, DEFAULT_COLOURS } from '@praxis/domain/theme/company-theme'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Box, Row, Text } from '../ui/layout/box'
import { useCompanyColours } from '../ui/theme/company-colours'
import { ChartSection } from './chart-section'
import classes from './kit.module.css'
import { ListSections } from './list-sections'
import { LooksSections } from './looks-sections'
import { OverlaySections } from './overlay-sections'
import { PlainSection } from './plain-section'
import { RecordSections } from './record-sections'

const PALETTES: Record<string, CompanyColours> = {
  Praxis: DEFAULT_COLOURS,
  Slate: {
    ...DEFAULT_COLOURS,
    primary: '#333465',
    accent: '#2ba693',
    secondary: '#333333',
    info: '#1fa2a9',
    warning: '#ff9900',
  },
  Bright: { ...DEFAULT_COLOURS, primary: '#ffd54a', accent: '#e5007d', background: '#fffdf5' },
}

// The showcases are found by pattern, so that this page works without them too.
const showcases = import.meta.glob<{ FormsShowcase: ComponentType }>('../ui/forms/forms-showcase.tsx')
const FormsShowcase = lazy(async () => {
  const load = showcases['../ui/forms/forms-showcase.tsx']
  return { default: load ? (await load()).FormsShowcase : () => null }
})

export default function KitPage() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [palette, setPalette] = useState('Praxis')
  useCompanyColours(PALETTES[palette] ?? null)
  return (
    <main className={classes.page}>
      <title>Parts · Praxis</title>
      <Row as="header" wrap className={classes.head}>
        <h1>Praxis parts</h1>
        <Text grow tone="third">
          every state of every shared control, one place
        </Text>
        <Select
          aria-label="Company colours"
          size="xs"
          data={Object.keys(PALETTES)}
          value={palette}
          onChange={(name) => setPalette(name ?? 'Praxis')}
          allowDeselect={false}
        />
        <SegmentedControl
          aria-label="Colour scheme"
          data={[
            { value: 'auto', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme === 'light' || scheme === 'dark' ? scheme : 'auto')}
        />
      </Row>
      <LooksSections />
      <PlainSection />
      <ListSections />
      <OverlaySections />
      <RecordSections />
      <ChartSection />
      <Box shrinks style={{ gridColumn: '1 / -1' }}>
        <Suspense>
          <FormsShowcase />
        </Suspense>
      </Box>
    </main>
  )
}
