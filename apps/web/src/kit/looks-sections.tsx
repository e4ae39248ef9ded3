import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import {
  IconCheck,
  IconDots,
  IconInfoCircle,
  IconPencil,
  IconPlayerStopFilled,
  IconPlus,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Chip } from '../ui/chips/chip'
import { Count } from '../ui/chips/count'
import { REQUEST_STATE_LABEL, StatusBadge } from '../ui/chips/status-badge'
import { KeyHint } from '../ui/keys/key-hint'
import { Grid, Row } from '../ui/layout/box'
import { Avatar, AvatarGroup, UnassignedAvatar } from '../ui/people/avatar'
import { Logo } from '../ui/people/logo'
import classes from './kit.module.css'
import { KitSection, Line } from './kit-section'

const SCALES = ['primary', 'accent', 'secondary', 'info', 'warning', 'error', 'success', 'gray']
const SHADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export function LooksSections() {
  const [display, setDisplay] = useState('Agenda')
  return (
    <>
      <KitSection title="Colour scales" span={5}>
        <Grid align="center" gap={1} letters={12} className={classes.scales}>
          {SCALES.map((scale) => [
            <span key={scale}>{scale}</span>,
            ...SHADES.map((shade) => (
              <i
                key={`${scale} ${shade}`}
                style={{ background: `var(--${scale}-${shade})` }}
                title={`${scale}-${shade}`}
              />
            )),
          ])}
        </Grid>
      </KitSection>
      <KitSection title="Type" span={3}>
        <TypeScale />
      </KitSection>
      <KitSection title="Request states and chips" span={4}>
        <Line>
          <StatusBadge state="unsubmitted" />
          <StatusBadge state="waitingForApproval" />
          <StatusBadge state="waitingForApproval" short />
        </Line>
        <Line>
          <StatusBadge state="approved" />
          <StatusBadge state="denied" />
        </Line>
        <Line>
          <Chip tone="info" icon={IconInfoCircle}>
            Soft booking
          </Chip>
          <Chip tone="outline">Release 2</Chip>
          <Chip onRemove={() => undefined}>workshop</Chip>
          <Chip tone="primary">Owner</Chip>
        </Line>
        <Line>
          <Count value={6} />
          <Count value={18} waiting />
          <Avatar name="Amelia Hart" />
          <Avatar name="Tom Okafor" size="md" />
          <AvatarGroup>
            <Avatar name="Priya Nair" />
            <Avatar name="Daniel Osei" />
            <Avatar name="Hannah Whitfield" />
          </AvatarGroup>
          <UnassignedAvatar />
          <Logo name="Northgate Water" />
          <Logo name="Lumen Energy" size="xs" />
        </Line>
        <Line>
          <span>{Object.values(REQUEST_STATE_LABEL).join(', ')}</span>
        </Line>
        <Line>
          <KeyHint keys={['J', 'K']} label="move" />
          <KeyHint keys={['Enter']} label="open" />
          <KeyHint keys={['Mod', 'K']} together />
        </Line>
      </KitSection>
      <KitSection title="Buttons" span={5}>
        <Line>
          <Button>Save</Button>
          <Button loading>Saving</Button>
          <Button disabled>Disabled</Button>
        </Line>
        <Line>
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
            Default
          </Button>
          <Button variant="light">Light</Button>
          <Button variant="subtle">Subtle</Button>
        </Line>
        <Line>
          <Button variant="approve" leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}>
            Approve
          </Button>
          <Button variant="deny" leftSection={<IconX size={16} stroke={1.75} aria-hidden />}>
            Deny…
          </Button>
          <Button variant="danger">Delete project</Button>
        </Line>
        <Line>
          <Button size="md">Large 36</Button>
          <Button size="md" variant="default">
            Large 36
          </Button>
          <ActionIcon aria-label="More">
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label="Edit">
            <IconPencil size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="filled" aria-label="Stop">
            <IconPlayerStopFilled size={18} aria-hidden />
          </ActionIcon>
        </Line>
        <Line>
          <SegmentedControl
            aria-label="Time sheet display"
            data={['Agenda', 'Calendar', 'Week grid']}
            value={display}
            onChange={setDisplay}
          />
        </Line>
      </KitSection>
    </>
  )
}

function TypeScale() {
  return (
    <Grid gap={1} className={classes.types}>
      <Row align="baseline" gap={3}>
        <span>24 / 32</span>
        <b style={{ font: '600 24px/32px var(--font)', letterSpacing: '-.02em' }}>Dashboard figure</b>
      </Row>
      <Row align="baseline" gap={3}>
        <span>20 / 28</span>
        <b style={{ font: '600 20px/28px var(--font)', letterSpacing: '-.016em' }}>Page title</b>
      </Row>
      <Row align="baseline" gap={3}>
        <span>16 / 24</span>
        <b style={{ font: '600 16px/24px var(--font)' }}>Panel title</b>
      </Row>
      <Row align="baseline" gap={3}>
        <span>14 / 20</span>
        <p>
          <b style={{ fontWeight: 600 }}>Card title</b> and body text
        </p>
      </Row>
      <Row align="baseline" gap={3}>
        <span>13 / 18</span>
        <p style={{ fontSize: 13 }}>Table, button, label, meta</p>
      </Row>
      <Row align="baseline" gap={3}>
        <span>12 / 16</span>
        <p style={{ fontSize: 12 }}>Table head, chip, second line</p>
      </Row>
      <Row align="baseline" gap={3}>
        <span>figures</span>
        <p style={{ fontVariantNumeric: 'tabular-nums' }}>£1,284.50 · 7h 30m · 12/11/2026</p>
      </Row>
    </Grid>
  )
}
