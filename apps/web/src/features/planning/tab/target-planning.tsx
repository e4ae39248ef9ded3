import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import type { Currency } from '@praxis/contract/protocol/values'
import { IconUserSearch, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { icon } from '../../../ui/icon'
import { Stack } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import type { Column } from '../../../ui/lists/data-table'
import { EmptyState } from '../../../ui/lists/list-states'
import { RolesCard } from '../../projects/roles-card'
import type { Targetable } from '../../projects/targetable'
import { rolesQuery } from '../../projects/team.queries'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { BreakdownCard } from '../breakdown/breakdown-card'
import { FillRole } from '../candidates/fill-role'
import { PhonePlanning } from '../phone/phone-planning'
import type { PlanningAsk } from '../planning.queries'
import { planningAsk } from '../planning-settings'
import type { PlanningTabSearch } from '../planning-tab-search'
import { usePlanningRows } from '../use-planning-rows'
import { TargetBoard } from './target-board'
import classes from './target-planning.module.css'

interface TargetPlanningProps {
  readonly on: Targetable
  readonly level: readonly [PlanningLevel, (level: PlanningLevel) => void]
  readonly can: { readonly editRoles: boolean; readonly editBudgets: boolean }
  readonly currency: Currency
  readonly showsRates: boolean
  readonly search: PlanningTabSearch
  readonly onSearch: (search: PlanningTabSearch) => void
}

const BELOW_DESKTOP = '(max-width: 959px)'

/** Who works on a project or opportunity, when; its roles, and what they come to. */
export function TargetPlanning(props: TargetPlanningProps) {
  const { on, level, can, currency, showsRates, search, onSearch } = props
  const today = useToday(useReadersTimeZone())
  const isPhone = useMediaQuery(BELOW_DESKTOP)
  const { from, to } = search
  const ask = useMemo<PlanningAsk>(
    () => ({
      ...planningAsk({ ...(from && to && { from, to }) }, undefined, isPhone ? 'day' : level[0], false, today),
      on: { kind: on.kind, id: on.id },
    }),
    [on.kind, on.id, level[0], isPhone, from, to, today],
  )
  const planning = usePlanningRows(ask)
  const { data: roles } = useQuery(rolesQuery(on))
  const sought = can.editRoles && roles?.find(({ id, employee }) => id === search.role && employee === null)
  const seek = (role: ProjectRole | undefined) => {
    const { role: _, ...rest } = search
    onSearch(role ? { ...rest, role: role.id } : rest)
  }
  const hasNoRoles = planning.rows?.length === 0
  return (
    <Stack gap={4} shrinks>
      {hasNoRoles ? (
        <Card flush>
          <EmptyState
            icon={<IconUsersGroup size={20} stroke={1.75} />}
            text={can.editRoles ? 'No roles yet. Add one below, then book it here.' : 'No roles yet.'}
          />
        </Card>
      ) : (
        <section className={classes.board} aria-label="Planning">
          {isPhone ? (
            <PhonePlanning ask={ask} planning={planning} today={today} />
          ) : (
            <TargetBoard
              ask={ask}
              planning={planning}
              today={today}
              onLevel={level[1]}
              search={search}
              onSearch={onSearch}
            />
          )}
        </section>
      )}
      <RolesCard
        of={on}
        can={{ editRoles: can.editRoles, editBudgets: can.editBudgets }}
        currency={currency}
        showsRates={showsRates}
        note={can.editRoles ? 'with a person, or a rate card until someone is named' : 'read-only'}
        {...(can.editRoles && { columns: [findColumn(seek)] })}
      />
      {!hasNoRoles && <BreakdownCard on={on} />}
      {sought && <FillRole on={on} role={sought} onClose={() => seek(undefined)} />}
    </Stack>
  )
}

/** What a role without a person lacks. */
const findColumn = (seek: (role: ProjectRole) => void): Column<ProjectRole> => ({
  id: 'find',
  header: 'Rate card',
  cell: (role) =>
    role.employee === null ? (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconUserSearch {...icon} />}
        aria-label={`Find a person for ${role.name}`}
        onClick={() => seek(role)}
      >
        Find a person
      </Button>
    ) : (
      (role.rateCard?.name ?? '–')
    ),
})
