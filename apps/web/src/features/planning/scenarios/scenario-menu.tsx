import { Menu } from '@mantine/core'
import type { PlanningScenario } from '@praxis/contract/planning/planning-scenarios'
import { IconCalendarCheck, IconCheck, IconChevronDown, IconGitBranch, IconLock, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Text } from '../../../ui/layout/box'
import { usePlannedWhere } from './scenario-context'
import classes from './scenarios.module.css'
import { scenariosQuery } from './scenarios.queries'

const ScenarioDialog = late(
  () => import('./scenario-dialog').then((module) => ({ default: module.ScenarioDialog })),
  inDialog,
)

const CLOSED_WORDS = { merged: 'Merged', dropped: 'Dropped' } as const

/** Which plan is shown: the real one, or a scenario that the reader is let in on. */
export function ScenarioMenu() {
  const { scenario, go } = usePlannedWhere()
  const [isOpen, setIsOpen] = useState(false)
  const [isNew, setIsNew] = useState(false)
  const name = scenario?.name ?? 'Real plan'
  return (
    <>
      <Menu position="bottom-start" opened={isOpen} onChange={setIsOpen}>
        <Menu.Target>
          <button
            type="button"
            className={classes.menu}
            data-scenario={scenario?.state === 'open' || undefined}
            aria-label={scenario ? `Scenario: ${name}` : 'Plan: Real plan'}
          >
            {scenario ? <IconGitBranch {...icon} /> : <IconCalendarCheck {...icon} />}
            <span className={classes.menuName}>{name}</span>
            <IconChevronDown {...icon} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={scenario ? <IconCalendarCheck {...icon} /> : <IconCheck {...icon} />}
            aria-current={!scenario || undefined}
            onClick={() => go(undefined)}
          >
            Real plan
          </Menu.Item>
          {isOpen && <Scenarios chosen={scenario} go={go} />}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => setIsNew(true)}>
            New scenario…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNew && (
        <Opening>
          <ScenarioDialog
            scenario={undefined}
            onClose={() => setIsNew(false)}
            onSaved={({ id }) => {
              setIsNew(false)
              go(id)
            }}
          />
        </Opening>
      )}
    </>
  )
}

interface ScenariosProps {
  readonly chosen: PlanningScenario | undefined
  readonly go: (scenarioID: string) => void
}

function Scenarios({ chosen, go }: ScenariosProps) {
  const { data, error, refetch } = useQuery(scenariosQuery)
  if (!data && error)
    return (
      <>
        <Menu.Label>{error.message}</Menu.Label>
        <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
          Retry
        </Menu.Item>
      </>
    )
  const open = data?.filter(({ state }) => state === 'open')
  const closed = data?.filter(({ state }) => state !== 'open') ?? []
  const itemOf = ({ id, name, state }: PlanningScenario) => (
    <Menu.Item
      key={id}
      leftSection={
        id === chosen?.id ? (
          <IconCheck {...icon} />
        ) : state === 'open' ? (
          <IconGitBranch {...icon} />
        ) : (
          <IconLock {...icon} />
        )
      }
      rightSection={
        state !== 'open' && (
          <Text size={12} tone="third">
            {CLOSED_WORDS[state]}
          </Text>
        )
      }
      aria-current={id === chosen?.id || undefined}
      onClick={() => go(id)}
    >
      <span className={classes.menuName}>{name}</span>
    </Menu.Item>
  )
  return (
    <>
      <Menu.Label aria-busy={!data}>
        {!open ? 'Loading scenarios…' : open.length === 0 ? 'No open scenarios yet' : 'Scenarios'}
      </Menu.Label>
      {open?.map(itemOf)}
      {closed.length > 0 && <Menu.Label>Closed</Menu.Label>}
      {closed.map(itemOf)}
    </>
  )
}
