import type { Project } from '@praxis/contract/projects/projects'
import { shownName } from '@praxis/domain/portals/shown-names'
import { type ReactNode, useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { Logo } from '../../../ui/people/logo'
import type { PortalValues } from './portal-values'
import classes from './preview.module.css'
import { partsShown, spokenParts } from './preview-parts'

interface PreviewCardProps {
  readonly project: Project
  readonly values: PortalValues
}

/** What visitors will see once what is typed is saved. */
export function PreviewCard({ project, values }: PreviewCardProps) {
  const [size, setSize] = useState<'phone' | 'desktop'>('phone')
  return (
    <Card
      title="Preview"
      actions={
        <DisplaySwitch
          label="Size of the preview"
          value={size}
          onChange={setSize}
          choices={[
            { value: 'phone', label: 'Phone' },
            { value: 'desktop', label: 'Desktop' },
          ]}
        />
      }
    >
      <Stack gap={3}>
        <div className={classes.screen} data-size={size} role="img" aria-label={spokenParts(values)}>
          <div aria-hidden>
            <Shown project={project} values={values} />
          </div>
        </div>
        <Text as="p" size={13} tone="third">
          As visitors will see it once you save, without the figures.
        </Text>
      </Stack>
    </Card>
  )
}

const TASK_WORDS: readonly (readonly [keyof PortalValues['shared'], string])[] = [
  ['taskCreate', 'Add task'],
  ['taskListEdit', 'Edit'],
  ['taskUpdateStatus', 'Status'],
  ['taskUpdatePriority', 'Priority'],
  ['taskComment', 'Comment'],
  ['taskAttachFile', 'Attach'],
]

function Shown({ project, values }: PreviewCardProps) {
  const { company } = useWorkspaceViewer()
  const parts = partsShown(values)
  const { shared } = values
  const lead = project.details.lead
  const [firstName = '', ...rest] = (lead?.displayName ?? '').split(' ')
  const does = TASK_WORDS.filter(([key]) => shared[key]).map(([, word]) => word)
  return (
    <>
      <div className={classes.bar}>
        <Logo name={company.name} image={company.logoImage ?? null} size="xs" colour="var(--primary-7)" />
        <span className={classes.firm}>{company.name}</span>
      </div>
      <div className={classes.head}>
        <b>{values.title.trim() || 'Title'}</b>
        {values.welcomeText.trim() !== '' && <p className={classes.welcome}>{values.welcomeText}</p>}
      </div>
      <div className={classes.parts}>
        {parts.map((title) => (
          <Part key={title} title={title}>
            {title === 'Waiting for you' ? (
              <span className={classes.buttons}>
                <span className={classes.button}>Ask</span>
                <span className={classes.button} data-primary>
                  Approve
                </span>
              </span>
            ) : (
              <span className={classes.bone} />
            )}
          </Part>
        ))}
        <Part title="Tasks">
          <Line
            end={[shared.taskListShowTaskProgress && '40%', shared.showEstimatedTime && '8h']
              .filter(Boolean)
              .join(' · ')}
          />
          <Line
            end={[shared.taskListShowTaskProgress && '75%', shared.showLoggedTime && '5h'].filter(Boolean).join(' · ')}
          />
          {does.length > 0 && (
            <span className={classes.buttons}>
              {does.map((word) => (
                <span key={word} className={classes.button}>
                  {word}
                </span>
              ))}
            </span>
          )}
        </Part>
        <Part title="Plan">
          <Line end="" />
        </Part>
        <Part title="Journal">
          <Line end="" />
        </Part>
        {lead && (
          <Part title="People">
            <span className={classes.person}>
              {shownName({ firstName, lastName: rest.join(' ') }, shared.showSurnames)}
            </span>
          </Part>
        )}
      </div>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.part}>
    <span className={classes.partTitle}>{title}</span>
    {children}
  </div>
)

const Line = ({ end }: { end: string }) => (
  <span className={classes.line}>
    <span className={classes.bone} />
    {end}
  </span>
)
