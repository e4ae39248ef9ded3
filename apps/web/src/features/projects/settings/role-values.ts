import type { Input } from '@praxis/contract/endpoint'
import type { ProjectRole, projects } from '@praxis/contract/projects'
import { max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import type { FormRules } from '../../../ui/forms/use-form'
import type { ChosenEmployee } from '../../people/employee-picker'

export interface RoleValues {
  readonly name: string
  readonly employeeID: ChosenEmployee | null
  readonly rateCardID: string | null
  readonly hourlyCharge: number | null
  readonly hourlyCost: number | null
}

const LONGEST_NAME = 120
const HIGHEST_RATE = 100_000_000

const rate = [min(0), max(HIGHEST_RATE, '1,000,000')]

export const roleRules: FormRules<RoleValues> = {
  name: [required('Role'), maxLength(LONGEST_NAME)],
  hourlyCharge: rate,
  hourlyCost: rate,
}

export const roleValues = (role: ProjectRole | null): RoleValues => ({
  name: role?.name ?? '',
  employeeID: role?.employee ? { id: role.employee.id, displayName: role.employee.displayName } : null,
  rateCardID: role?.rateCard?.id ?? null,
  hourlyCharge: role?.hourlyCharge ?? null,
  hourlyCost: role?.hourlyCost ?? null,
})

/** What changed, as it is sent; an emptied rate is left to the server, which knows that of the rate card. */
export const roleChanges = (changed: Partial<RoleValues>): Input<typeof projects.updateProjectRole>['body'] => {
  const { name, employeeID, rateCardID, hourlyCharge, hourlyCost } = changed
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(employeeID !== undefined && { employeeID: employeeID?.id ?? null }),
    ...(rateCardID !== undefined && { rateCardID }),
    ...(hourlyCharge != null && { hourlyCharge }),
    ...(hourlyCost != null && { hourlyCost }),
  }
}

export const roleInput = (values: RoleValues): Input<typeof projects.createProjectRole>['body'] => ({
  ...roleChanges(values),
  name: values.name.trim(),
})
