import type { Theme } from '@praxis/contract/company/theme'
import { companyTokens } from '@praxis/domain/theme/company-theme'
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Grid, Row, Stack, Text } from '../../../ui/layout/box'
import { Logo } from '../../../ui/people/logo'
import classes from './theme-preview.module.css'

interface ThemePreviewProps {
  readonly name: string
  readonly logo: string | null
  readonly theme: Theme
  readonly scheme: 'light' | 'dark'
}

/** The theme's tokens as style of one element instead of the whole page. */
function tokensOf(theme: Theme, scheme: 'light' | 'dark'): CSSProperties {
  const { light, dark } = companyTokens(theme)
  // The company's background is the light scheme's; the dark one keeps its own.
  const { canvas, ...shades } = light
  const tokens = scheme === 'light' ? light : { ...shades, ...dark }
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
}

/** A small workspace in the chosen colours; a picture, not something to press. */
export function ThemePreview({ name, logo, theme, scheme }: ThemePreviewProps) {
  return (
    <Grid
      grow
      size={12}
      tone="first"
      className={classes.preview}
      role="img"
      aria-label={`The workspace in these colours, ${scheme}`}
      data-scheme={scheme}
      style={tokensOf(theme, scheme)}
    >
      <Row gap={2} weight="semi" className={classes.bar}>
        <Logo name={name} image={logo} size="xs" colour="var(--primary)" />
        <Text grow shrinks ellipsis>
          {name}
        </Text>
        <span className={classes.timer}>1:24:08</span>
      </Row>
      <Stack align="center" className={classes.menu}>
        {['dashboard', 'tasks', 'projects', 'time', 'absences'].map((entry, index) => (
          <i key={entry} data-current={index === 0 || undefined} />
        ))}
      </Stack>
      <Grid gap={2} shrinks className={classes.page}>
        <Grid gap={2} shrinks className={classes.card}>
          <Row gap={2} letters={13}>
            <Text as="b" weight="semi">
              Approvals
            </Text>
            <Grid as="span" weight="semi" className={classes.count}>
              18
            </Grid>
            <Text last letters={12} weight="medium" className={classes.button}>
              Log time
            </Text>
          </Row>
          <Row className={classes.chips} gap={1} align="stretch" wrap>
            <span data-state="approved">
              <IconCircleCheck size={14} stroke={1.75} />
              Approved
            </span>
            <span data-state="waiting">
              <IconHourglass size={14} stroke={1.75} />
              Waiting
            </span>
            <span data-state="denied">
              <IconCircleX size={14} stroke={1.75} />
              Denied
            </span>
          </Row>
          <Grid gap="hair" className={classes.states}>
            <i data-state="approved" />
            <i data-state="waiting" />
            <i data-state="unsubmitted" />
            <i data-state="denied" />
          </Grid>
        </Grid>
        <Grid gap={2} shrinks className={classes.card}>
          <Row align="stretch" gap={2} justify="between" tone="second" className={classes.row}>
            <span>Data platform</span>
            <b>59%</b>
          </Row>
          <div className={classes.track} data-colour="primary" />
          <Row align="stretch" gap={2} justify="between" tone="second" className={classes.row}>
            <span>Referral triage</span>
            <b>81%</b>
          </Row>
          <div className={classes.track} data-colour="accent" />
        </Grid>
      </Grid>
    </Grid>
  )
}
