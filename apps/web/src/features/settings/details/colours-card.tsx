import { Button, SegmentedControl } from '@mantine/core'
import type { Company } from '@praxis/contract/company/companies'
import { defaultTheme } from '@praxis/contract/company/theme'
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ColourField } from '../../../ui/forms/colour-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid, Row, Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import classes from './colours-card.module.css'
import { contrastFigures } from './contrast-figures'
import { colourLabels } from './details-labels'
import { capitals, colourNames, type DetailsValues, isDefaultTheme, shownTheme } from './details-values'
import { ThemePreview } from './theme-preview'

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** The colours everybody sees, tried out before they are saved. */
export function ColoursCard({ form, company }: { form: FormFields<DetailsValues>; company: Company }) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const theme = shownTheme(form.values, company.details.theme)
  const backToDefault = () => {
    for (const name of colourNames) form.setValue(name, capitals(defaultTheme)[name])
  }
  return (
    <Card
      title="Colours"
      note="used across the workspace and client portals"
      actions={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
          disabled={isDefaultTheme(form.values)}
          onClick={backToDefault}
        >
          Default colours
        </Button>
      }
    >
      <Grid gap={5} className={classes.colours}>
        <div className={classes.fields}>
          {colourNames.map((name) => (
            <Grid key={name} gap={2} className={classes.field}>
              <span aria-hidden>{colourLabels[name]}</span>
              <ColourField {...form.field(name)} label={colourLabels[name]} hideLabel compact />
            </Grid>
          ))}
        </div>
        <Stack gap={2} shrinks>
          <Row gap={2} justify="between" tone="third" size={12}>
            <span>Live preview</span>
            <SegmentedControl
              size="xs"
              aria-label="Preview colour scheme"
              data={SCHEMES}
              value={scheme}
              onChange={(value) => setScheme(value === 'dark' ? 'dark' : 'light')}
            />
          </Row>
          <ThemePreview
            name={form.values.name.trim() || company.name}
            logo={company.details.logoImage}
            theme={theme}
            scheme={scheme}
          />
          <Contrast theme={theme} />
        </Stack>
      </Grid>
    </Card>
  )
}

function Contrast({ theme }: { theme: Parameters<typeof contrastFigures>[0] }) {
  const figures = contrastFigures(theme)
  const isEnough = figures.every((figure) => figure.isEnough)
  const Icon = isEnough ? IconCircleCheck : IconAlertTriangle
  const shown = isEnough ? figures : figures.filter((figure) => !figure.isEnough)
  return (
    <Row
      as="p"
      gap="6px"
      align="start"
      figures
      size={12}
      className={classes.contrast}
      data-enough={isEnough}
      role="status"
    >
      <Icon size={14} stroke={1.75} aria-hidden />
      <span>
        {!isEnough && 'Hard to read: '}
        {shown.map(({ text, ratio }) => `${text} ${ratio.toFixed(1)} : 1`).join(', ')}
      </span>
    </Row>
  )
}
