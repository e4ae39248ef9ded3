import { Button } from '@mantine/core'
import type { PlanningScenario } from '@praxis/contract/planning/planning-scenarios'
import { IconGitBranch, IconHistory, IconLock, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { inHistoryPanel } from '../../../shell/record/in-history-panel'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { attempt } from '../../../ui/feedback/attempt'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Row, Text } from '../../../ui/layout/box'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { InPanelLayout } from '../../../ui/overlays/side-panel'
import { usePlannedWhere } from './scenario-context'
import { audienceWords, changesCount, closedWords, membersWords } from './scenario-words'
import classes from './scenarios.module.css'
import { useDropPlanningScenario } from './scenarios.mutations'

const ScenarioDialog = late(
  () => import('./scenario-dialog').then((module) => ({ default: module.ScenarioDialog })),
  inDialog,
)
const DifferenceDialog = late(
  () => import('./differences/difference-dialog').then((module) => ({ default: module.DifferenceDialog })),
  inDialog,
)
const ScenarioHistoryPanel = late(
  () => import('./scenario-history').then((module) => ({ default: module.ScenarioHistoryPanel })),
  inHistoryPanel,
)

type Opened = 'differences' | 'merge' | 'change' | 'drop' | 'history'

/** Says across the page that a scenario is shown, and what can be done with it. */
export function ScenarioBanner() {
  const { scenario } = usePlannedWhere()
  return scenario ? <BannerOf key={scenario.id} scenario={scenario} /> : null
}

function BannerOf({ scenario }: { scenario: PlanningScenario }) {
  const { go } = usePlannedWhere()
  const { employee } = useWorkspaceViewer()
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const isOpen = scenario.state === 'open'
  const { edit, manage } = scenario.can
  const Sign = isOpen ? IconGitBranch : IconLock
  return (
    <section className={classes.banner} aria-label="Scenario" data-closed={!isOpen || undefined}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <div className={classes.said} title={membersWords(scenario)}>
        <b>Scenario: {scenario.name}.</b>{' '}
        {isOpen ? audienceWords(scenario, employee.id) : `${closedWords(scenario)}. It can be read, not changed.`}
        {isOpen && !edit && ' You can read it.'}
      </div>
      <Row gap={2} wrap>
        <Button size="xs" variant="default" onClick={() => open('differences')}>
          Show differences
          {scenario.changeCount > 0 && (
            <Text figures tone="third">
              &nbsp;{scenario.changeCount}
            </Text>
          )}
        </Button>
        {isOpen && edit && (
          <Button size="xs" disabled={scenario.changeCount === 0} onClick={() => open('merge')}>
            Merge…
          </Button>
        )}
        {isOpen && manage && (
          <Button size="xs" variant="default" onClick={() => open('drop')}>
            Drop…
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => go(undefined)}>
          Back to the real plan
        </Button>
        <ActionMenu
          label={`Actions for ${scenario.name}`}
          framed
          actions={[
            ...(isOpen && manage
              ? [{ label: 'Rename or let people in…', icon: <IconPencil {...icon} />, onSelect: () => open('change') }]
              : []),
            { label: 'History', icon: <IconHistory {...icon} />, onSelect: () => open('history') },
          ]}
        />
      </Row>
      {(opened === 'differences' || opened === 'merge') && (
        <Opening>
          <DifferenceDialog scenario={scenario} merges={opened === 'merge'} onClose={close} />
        </Opening>
      )}
      {opened === 'change' && (
        <Opening>
          <ScenarioDialog scenario={scenario} onClose={close} onSaved={close} />
        </Opening>
      )}
      {opened === 'history' && (
        <InPanelLayout>
          <Opening>
            <ScenarioHistoryPanel scenarioID={scenario.id} onClose={close} />
          </Opening>
        </InPanelLayout>
      )}
      <DropDialog scenario={scenario} opened={opened === 'drop'} onClose={close} />
    </section>
  )
}

interface DropDialogProps {
  readonly scenario: PlanningScenario
  readonly opened: boolean
  readonly onClose: () => void
}

function DropDialog({ scenario, opened, onClose }: DropDialogProps) {
  const { go } = usePlannedWhere()
  const { mutateAsync: drop } = useDropPlanningScenario()
  const { name, changeCount } = scenario
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`Drop “${name}”?`}
      confirmLabel="Drop scenario"
      danger
      onConfirm={async () => {
        if (!(await attempt(drop(scenario), `Scenario “${name}” dropped`))) return
        onClose()
        go(undefined)
      }}
    >
      {changeCount > 0 && `Its ${changesCount(changeCount)} won’t reach the real plan. `}
      It can still be read under closed scenarios, but no longer changed. This can’t be undone.
    </ConfirmDialog>
  )
}
