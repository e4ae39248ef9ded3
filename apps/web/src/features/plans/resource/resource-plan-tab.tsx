import { Button } from '@mantine/core'
import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import { formatDay } from '@praxis/domain/calendar/day'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { UnsavedDraft } from '../../../shell/record/unsaved-draft'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { NumberField } from '../../../ui/forms/number-field'
import { icon } from '../../../ui/icon'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { DisplaySwitch } from '../../../ui/lists/display-switch'
import { LinkButton } from '../../../ui/menus/link-button'
import { Notice } from '../notice'
import { PlanAnswer } from '../plan-answer'
import type { PlanTarget } from '../plan-target'
import { resourcePlanQuery } from '../plans.queries'
import { CopyRoles } from './copy-roles'
import classes from './resource.module.css'
import { ResourceGrid } from './resource-grid'
import { ResourcePlanDownload } from './resource-plan-download'
import { changedRolesNote } from './resource-words'
import { RoleCard } from './role-card'
import { UnfilledRoleCard } from './unfilled-role-card'
import { useResourceDraft } from './use-resource-draft'
import { WhatItComesTo } from './what-it-comes-to'

interface ResourcePlanTabProps {
  readonly target: PlanTarget
  readonly lockedReason: string | undefined
  /** The way to the planning tab, where roles are booked and people found for them. */
  readonly planning?: Pick<LinkProps, 'to' | 'params'> | undefined
}

/** Roles by week: the hours that people are booked for, or that somebody still has to be found for. */
export function ResourcePlanTab({ target, lockedReason, planning }: ResourcePlanTabProps) {
  const query = useQuery(resourcePlanQuery(target))
  return (
    <PlanAnswer query={query}>
      {(plan) => (
        <ResourcePlanEditor
          key={target.id}
          target={target}
          plan={plan}
          lockedReason={lockedReason}
          planning={planning}
        />
      )}
    </PlanAnswer>
  )
}

function ResourcePlanEditor({ target, plan, lockedReason, planning }: ResourcePlanTabProps & { plan: ResourcePlan }) {
  const editing = useResourceDraft(target, plan)
  const [shownAs, setShownAs] = useState(plan.snapshot.config.displayMode)
  const [selected, setSelected] = useState<string>()
  // A role that was just added has no key before the server answers, but its place.
  const [addedAt, setAddedAt] = useState<number>()
  const canEdit = plan.can.edit
  const { draft, values } = editing
  const config = canEdit ? values.config : { ...values.config, displayMode: shownAs }
  const setUnit = (displayMode: typeof shownAs) =>
    canEdit ? editing.edit({ ...values, config: { ...values.config, displayMode } }) : setShownAs(displayMode)
  const role = addedAt === undefined ? values.roles.find(({ key }) => key === selected) : values.roles[addedAt]
  const add = () => {
    setAddedAt(values.roles.length)
    editing.addRole()
  }
  const select = (key: string) => {
    setAddedAt(undefined)
    setSelected(key)
  }
  return (
    <Stack gap={3} shrinks ref={draft.element}>
      <UnsavedDraft
        draft={draft}
        note={changedRolesNote(editing.saved, values)}
        labels={{
          config: 'Hours or days',
          ...Object.fromEntries(values.roles.map(({ key, name }) => [`roles.${key}`, name])),
        }}
        textOf={(_path, value) =>
          typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : undefined
        }
        record={{ entity: target.kind, id: target.id }}
      />
      <HowItIsEdited plan={plan} lockedReason={lockedReason} planning={planning} />
      {editing.asking.problem && (
        <Notice
          tone="error"
          action={
            <Button size="xs" variant="default" onClick={editing.asking.retry}>
              Retry
            </Button>
          }
        >
          The plan wasn’t recalculated: {editing.asking.problem}. What you typed is kept.
        </Notice>
      )}
      <Row gap={3} justify="between" wrap>
        <Row gap={3} wrap>
          <DisplaySwitch
            label="Hours or days"
            choices={[
              { value: 'byHour', label: 'Hours' },
              { value: 'byDay', label: 'Days' },
            ]}
            value={config.displayMode}
            onChange={setUnit}
          />
          <Row gap={2}>
            <Text tone="second" letters={13} oneLine>
              Hours a day{!canEdit && `: ${config.numberOfHoursPerDay}`}
            </Text>
            {canEdit && (
              <div className={classes.perDay}>
                <NumberField
                  label="Hours a day"
                  hideLabel
                  compact
                  min={0.25}
                  max={24}
                  step={0.25}
                  value={config.numberOfHoursPerDay}
                  onChange={(hours) => {
                    if (hours !== null && hours >= 0.25 && hours <= 24)
                      editing.edit({ ...values, config: { ...values.config, numberOfHoursPerDay: hours } })
                  }}
                />
              </div>
            )}
          </Row>
          <Text tone="third" letters={13}>
            weeks start on Monday
          </Text>
        </Row>
        {canEdit ? (
          <Row gap={2} wrap>
            <CopyRoles target={target} plan={plan} editing={editing} />
            <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={add}>
              Add role
            </Button>
          </Row>
        ) : (
          plan.snapshot.roles.length > 0 && <ResourcePlanDownload target={target} />
        )}
      </Row>
      <ResourceGrid
        plan={plan}
        editing={editing}
        config={config}
        canEdit={canEdit}
        selected={role?.key}
        onSelect={select}
      />
      <div className={classes.cards}>
        <WhatItComesTo plan={plan} editing={editing} />
        {!canEdit && !plan.keptOn && planning && (
          <UnfilledRoleCard roles={values.roles} selected={selected} planning={planning} />
        )}
        {role && canEdit && (
          <RoleCard
            key={role.key}
            plan={plan}
            editing={editing}
            role={role}
            isAdded={addedAt !== undefined}
            planning={planning}
          />
        )}
      </div>
    </Stack>
  )
}

type HowItIsEditedProps = Omit<ResourcePlanTabProps, 'target'> & { readonly plan: ResourcePlan }

/** Where roles are edited that are only shown here, or why they stand still. */
function HowItIsEdited({ plan, lockedReason, planning }: HowItIsEditedProps) {
  const { company } = useWorkspaceViewer()
  if (plan.keptOn)
    return (
      <Notice tone="info">
        These roles went to the project on {formatDay(plan.keptOn)}. This is the plan as it was then.
      </Notice>
    )
  if (!company.features.has('referencingOldPlanning'))
    return (
      <Notice tone="info" action={planning && <OpenPlanning link={planning} />}>
        This tab shows the plan only. Please edit roles on the interactive planning tab.
      </Notice>
    )
  return !plan.can.edit && lockedReason ? <Notice tone="warning">{lockedReason}</Notice> : null
}

const OpenPlanning = ({ link }: { link: Pick<LinkProps, 'to' | 'params'> }) => (
  <LinkButton size="xs" variant="default" link={link}>
    Open planning
  </LinkButton>
)
