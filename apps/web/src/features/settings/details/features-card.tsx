import { SwitchField } from '../../../ui/forms/switch-field'
import type { FormFields } from '../../../ui/forms/use-form'
import { Grid, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import type { DetailsValues } from './details-values'
import { FEATURES } from './features'
import classes from './features-card.module.css'

export function FeaturesCard({ form }: { form: FormFields<DetailsValues> }) {
  const on = FEATURES.filter(({ flag }) => form.values[flag]).length
  return (
    <Card title="Features" note={`${on} of ${FEATURES.length} on`} flush>
      {FEATURES.map(({ flag, label, holds, icon: Icon }) => (
        <Grid key={flag} align="center" gap={3} className={classes.feature} data-off={!form.values[flag] || undefined}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <Stack as="span" shrinks tone="third" size={12}>
            <Text as="b" tone="first" size={13} weight="medium">
              {label}
            </Text>
            <span>{holds}</span>
          </Stack>
          <SwitchField {...form.field(flag)} label={label} hideLabel />
        </Grid>
      ))}
    </Card>
  )
}
