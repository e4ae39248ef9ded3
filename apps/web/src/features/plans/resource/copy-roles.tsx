import { MOST_PLAN_ROLES } from '@praxis/contract/plans/plan-rules'
import type { ResourcePlan } from '@praxis/contract/plans/resource-plan'
import { formatDay, startOfWeek } from '@praxis/domain/calendar/day'
import { useQueryClient } from '@tanstack/react-query'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { CopyFromButton, Uncopyable } from '../copy/copy-from-button'
import type { PlanTarget } from '../plan-target'
import { resourcePlanQuery } from '../plans.queries'
import { withCopiedRoles } from './copied-roles'
import { mondaysOf } from './resource-values'
import type { ResourceDraft } from './use-resource-draft'

interface CopyRolesProps {
  readonly target: PlanTarget
  readonly plan: ResourcePlan
  readonly editing: ResourceDraft
}

/** Adds the roles of another plan, with their weeks. */
export function CopyRoles({ target, plan, editing: { values, edit } }: CopyRolesProps) {
  const queryClient = useQueryClient()
  const today = useToday(useReadersTimeZone())
  const monday = mondaysOf(values, plan.weeks, today)[0] ?? startOfWeek(today)
  return (
    <CopyFromButton
      target={target}
      hint={`Its roles and their hours are added from the week of ${formatDay(monday)} on.`}
      onCopy={async (from) => {
        const copied = await queryClient.fetchQuery(resourcePlanQuery(from))
        const { roles } = copied.snapshot
        if (roles.length === 0) throw new Uncopyable('That plan has no roles')
        if (values.roles.length + roles.length > MOST_PLAN_ROLES)
          throw new Uncopyable(
            `A plan has at most ${MOST_PLAN_ROLES} roles: this has ${values.roles.length}, that ${roles.length}`,
          )
        edit(withCopiedRoles(values, plan, copied, monday, () => crypto.randomUUID()))
      }}
    />
  )
}
