import type { Project, ProjectRole } from '@praxis/contract/projects'
import type { Currency } from '@praxis/contract/values'
import { formatMoney } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import { FormRow } from '../../../ui/forms/form'
import { MoneyField } from '../../../ui/forms/money-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import type { Form } from '../../../ui/forms/use-form'
import type { Column } from '../../../ui/lists/data-table'
import { Avatar, UnassignedAvatar } from '../../../ui/people/avatar'
import { EmployeePicker } from '../../people/employee-picker'
import { CollectionCard } from '../../settings/collection-card'
import { rateCardsQuery } from '../../settings/settings.queries'
import { projectRolesQuery } from '../projects.queries'
import { useCreateProjectRole, useDeleteProjectRole, useUpdateProjectRole } from '../team.mutations'
import { type RoleValues, roleChanges, roleInput, roleRules, roleValues } from './role-values'
import classes from './settings.module.css'

/** Who does what, and for how much an hour; rates are seen and set by those with the right. */
export function RolesCard({ project }: { project: Project }) {
  const { id, can, figures, details } = project
  const { data, error, refetch } = useQuery(projectRolesQuery(id))
  const { mutateAsync: createRole } = useCreateProjectRole(id)
  const { mutateAsync: updateRole } = useUpdateProjectRole(id)
  const { mutateAsync: deleteRole } = useDeleteProjectRole(id)
  return (
    <CollectionCard<ProjectRole, RoleValues>
      title="Roles"
      note={details.isActive ? 'what people do in the project' : 'stay as they are while the project is completed'}
      noun="role"
      addLabel="Role"
      canAdd={can.editRoles}
      canEdit={() => can.editRoles}
      canDelete={() => can.editRoles}
      items={data}
      error={error?.message}
      onRetry={() => void refetch()}
      columns={figures ? [...people, ...rates(details.currency)] : people}
      emptyText="Nobody has a role yet: add the first, with a person or a rate card."
      nameOf={({ name }) => name}
      valuesOf={roleValues}
      rules={() => roleRules}
      fields={(form) => <RoleFields form={form} setsRates={can.editBudgets} currency={details.currency} />}
      onCreate={(values, idempotencyKey) => createRole({ body: roleInput(values), idempotencyKey })}
      onUpdate={(role, changed) => updateRole({ roleId: role.id, body: roleChanges(changed) })}
      deletion={{
        onDelete: (role) => deleteRole(role.id),
        text: () => 'Whoever has it no longer logs time in it.',
      }}
    />
  )
}

const none = <span className={classes.none}>–</span>

const people: Column<ProjectRole>[] = [
  { id: 'name', header: 'Role', cell: ({ name }) => <span className={classes.named}>{name}</span> },
  {
    id: 'employee',
    header: 'Person',
    skeleton: 'avatar',
    cell: ({ employee }) => (
      <span className={classes.person}>
        {employee ? (
          <Avatar
            name={employee.displayName}
            initials={employee.displayInitials}
            image={employee.profileImage}
            colourKey={employee.id}
            size="xs"
            decorative
          />
        ) : (
          <UnassignedAvatar size="xs" />
        )}
        <span className={classes.personName}>{employee?.displayName ?? 'Nobody yet'}</span>
      </span>
    ),
  },
  { id: 'rateCard', header: 'Rate card', desktopOnly: true, cell: ({ rateCard }) => rateCard?.name ?? none },
]

const rates = (currency: Currency): Column<ProjectRole>[] => {
  const money = (amount: number | undefined) => (amount === undefined ? none : formatMoney(amount, currency))
  return [
    { id: 'charge', header: 'Charge', align: 'end', width: 96, cell: (role) => money(role.hourlyCharge) },
    {
      id: 'cost',
      header: 'Cost',
      align: 'end',
      width: 96,
      desktopOnly: true,
      cell: (role) => money(role.hourlyCost),
    },
  ]
}

interface RoleFieldsProps {
  readonly form: Form<RoleValues>
  readonly setsRates: boolean
  readonly currency: Currency
}

function RoleFields({ form, setsRates, currency }: RoleFieldsProps) {
  const { data: cards, isFetching, error } = useQuery(rateCardsQuery)
  return (
    <>
      <TextField {...form.field('name')} label="Role" autoComplete="off" autoFocus />
      <EmployeePicker {...form.field('employeeID')} label="Person" optional />
      <SelectField
        {...form.field('rateCardID')}
        label="Rate card"
        optional
        clearable
        options={(cards ?? []).map(({ id, name, code }) => ({ value: id, label: name, note: code }))}
        isLoading={isFetching && !cards}
        loadError={error?.message}
      />
      {setsRates && (
        <FormRow>
          <MoneyField
            {...form.field('hourlyCharge')}
            label="Hourly charge"
            optional
            hint="That of the rate card, if empty"
            currency={currency}
          />
          <MoneyField
            {...form.field('hourlyCost')}
            label="Hourly cost"
            optional
            hint="That of the rate card, if empty"
            currency={currency}
          />
        </FormRow>
      )}
    </>
  )
}
