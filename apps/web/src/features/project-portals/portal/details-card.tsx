import { Button } from '@mantine/core'
import type { Portal } from '@praxis/contract/portals/project-portals'
import type { Project } from '@praxis/contract/projects/projects'
import { IconCopy, IconEye, IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '../../../ui/clipboard/copy-text'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DetailsList, DetailsRow } from '../../../ui/layout/details-list'
import { useDayText } from '../../reader/readers-time'
import { PasswordDialog } from '../password/password-dialog'
import { PortalStateChip } from '../portal-state-chip'
import { addressOf, CHARTS, stateOf } from '../portal-words'
import classes from '../portals.module.css'
import { PortalActions } from './portal-actions'
import { showsChart } from './preview-parts'
import { useOpenPreview } from './use-open-preview'
import type { PortalDraft } from './use-portal-draft'

interface DetailsCardProps {
  readonly project: Project
  readonly portal: Portal
  readonly draft: PortalDraft
}

const charts = Object.entries(CHARTS).map(([value, label]) => ({ value, label }))

/** A portal's address, password and words. */
export function DetailsCard({ project, portal, draft }: DetailsCardProps) {
  const ids = { projectID: project.id, portalID: portal.id }
  const openPreview = useOpenPreview(ids, portal)
  const preset = draft.field('preset')
  return (
    <Card
      title={portal.title}
      actions={
        <Row gap={2} wrap>
          <PortalStateChip state={stateOf(portal, project.details.isActive)} />
          <Button variant="default" size="xs" leftSection={<IconEye {...icon} />} onClick={openPreview}>
            Preview as a visitor
          </Button>
          {portal.can.edit && <PortalActions ids={ids} portal={portal} />}
        </Row>
      }
    >
      <Stack gap={4}>
        <Address portal={portal} />
        <Password project={project} portal={portal} />
        {portal.can.edit ? (
          <>
            <div className={classes.fields}>
              <TextField {...draft.field('title')} label="Title" />
              <SelectField
                {...preset}
                label="Chart"
                hint={
                  draft.values.preset === 'custom' || showsChart(draft.values)
                    ? 'Beside the tasks on the first page'
                    : 'Visitors see it once “See logged time” is on'
                }
                options={charts}
                onChange={(chosen) => {
                  const option = charts.find(({ value }) => value === chosen)
                  if (option) preset.onChange(option.value as keyof typeof CHARTS)
                }}
              />
            </div>
            <TextareaField
              {...draft.field('welcomeText')}
              label="Welcome text"
              optional
              placeholder="What you would say first"
            />
          </>
        ) : (
          <DetailsList>
            <DetailsRow label="Chart">{CHARTS[portal.preset]}</DetailsRow>
            <DetailsRow label="Welcome text">{portal.welcomeText}</DetailsRow>
          </DetailsList>
        )}
      </Stack>
    </Card>
  )
}

function Address({ portal }: { portal: Portal }) {
  const address = addressOf(portal)
  const copy = async () => {
    if (await copyText(address)) showSuccess('Address copied')
    else showError('Your browser doesn’t allow copying. Select the address and copy it yourself.')
  }
  return (
    <Stack gap={1}>
      <Text size={13} weight="medium" aria-hidden>
        Address
      </Text>
      <Row gap={2} align="stretch">
        <input className={classes.address} readOnly value={address} aria-label="Address" />
        <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
          Copy link
        </Button>
      </Row>
    </Stack>
  )
}

function Password({ project, portal }: Pick<DetailsCardProps, 'project' | 'portal'>) {
  const dayText = useDayText()
  const [isOpen, setIsOpen] = useState(false)
  const { passwordSetAt, can } = portal
  return (
    <Row gap={3} wrap justify="between">
      <Stack>
        <Text size={13} weight="medium">
          Password
        </Text>
        <Text size={13} tone={passwordSetAt ? 'second' : 'warning'} figures>
          {passwordSetAt
            ? `Set on ${dayText(passwordSetAt)}; it was shown then, and can only be renewed`
            : 'None yet, so nobody comes in'}
        </Text>
      </Stack>
      {can.edit && (
        <Button
          variant={passwordSetAt ? 'default' : 'filled'}
          leftSection={<IconKey {...icon} />}
          onClick={() => setIsOpen(true)}
        >
          {passwordSetAt ? 'Renew password…' : 'Set password…'}
        </Button>
      )}
      {isOpen && (
        <PasswordDialog
          ids={{ projectID: project.id, portalID: portal.id }}
          portal={portal}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Row>
  )
}
