import { Button } from '@mantine/core'
import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import type { Project } from '@praxis/contract/projects/projects'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Row, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { UnassignedAvatar } from '../../../ui/people/avatar'
import { Face } from '../../../ui/people/face'
import { CollectionCard } from '../../settings/collection-card'
import { rateCardsQuery } from '../../settings/settings.queries'
import { workspaceQuery } from '../../workspaces/workspaces.queries'
import { projectRolesQuery } from '../projects.queries'
import { useCreateProjectRole, useDeleteProjectRole, useUpdateProjectRole } from '../team.mutations'
import { ReRateDialog } from './re-rate-dialog'
import { RoleFields } from './role-fields'
import { type RoleValues, roleChanges, roleInput, roleLabels, roleRules, roleValues } from './role-values'
import classes from './settings.module.css'

const noteOf = ({ can, details }: Project, isInCardsCurrency: boolean): string => {
  if (!details.isActive) return 'read-only while the project is completed'
  if (can.editRoles && !can.editBudgets && !isInCardsCurrency)
    return `in ${details.currency}: people with access to rates can add roles`
  return 'what people do in the project'
}

/** The roles of a project and their hourly rates, which are seen and set by those with the right. */
export function RolesCard({ project }: { project: Project }) {
  const { id, can, figures, details } = project
  const { data, error, refetch } = useQuery(projectRolesQuery(id))
  const { mutateAsync: createRole } = useCreateProjectRole(id)
  const { mutateAsync: updateRole } = useUpdateProjectRole(id)
  const { mutateAsync: deleteRole } = useDeleteProjectRole(id)
  const { data: cards } = useQuery({ ...rateCardsQuery, enabled: can.editRoles })
  const { defaultCurrency } = useSuspenseQuery(workspaceQuery).data.company.details
  const isInCardsCurrency = details.currency === defaultCurrency
  /** No rates of cards in another currency; undefined for those who may not set rates. */
  const cardRates = can.editBudgets
    ? (cards ?? []).map((card) => (isInCardsCurrency ? card : { id: card.id, name: card.name }))
    : undefined
  const [reRated, setReRated] = useState<ProjectRole | 'all'>()
  return (
    <>
      <CollectionCard<ProjectRole, RoleValues>
        title="Roles"
        note={noteOf(project, isInCardsCurrency)}
        noun="role"
        draftsAt={`project/${id}`}
        canAdd={can.editRoles && (isInCardsCurrency || can.editBudgets)}
        canEdit={() => can.editRoles}
        canDelete={() => can.editRoles}
        items={data}
        error={error?.message}
        onRetry={() => void refetch()}
        columns={figures ? [...people, ...rates(details.currency)] : people}
        emptyText="No roles yet. Add the first, with a person or a rate card."
        nameOf={({ name }) => name}
        valuesOf={roleValues}
        rules={() => roleRules(cardRates !== undefined && !isInCardsCurrency)}
        fields={(form) => (
          <RoleFields
            form={form}
            cardRates={cardRates}
            currency={details.currency}
            cardsCurrency={isInCardsCurrency ? undefined : defaultCurrency}
          />
        )}
        onCreate={(values, idempotencyKey) => createRole({ body: roleInput(values, cardRates), idempotencyKey })}
        onUpdate={(role, changed, values) =>
          updateRole({ roleId: role.id, body: { ...roleChanges(changed, values, cardRates), version: role.version } })
        }
        labels={roleLabels}
        textOf={(path, value) => {
          if (path === 'rateCardID') return cards?.find((card) => card.id === value)?.name
          return typeof value === 'number' ? formatMoney(value, details.currency) : undefined
        }}
        historyOf={(_, changed) =>
          changed.every((name) => name === 'hourlyCharge' || name === 'hourlyCost')
            ? { entity: 'projectBudget', id }
            : { entity: 'project', id, names: { name: 'role' } }
        }
        deletion={{
          onDelete: (role) => deleteRole(role.id),
          text: () => 'Time can no longer be logged in this role.',
        }}
        {...(can.reRate && {
          headActions: (
            <Button variant="subtle" size="compact-sm" onClick={() => setReRated('all')}>
              Re-rate logged time…
            </Button>
          ),
          moreActions: (role: ProjectRole) => [
            {
              label: 'Re-rate logged time…',
              icon: <IconRefresh size={16} stroke={1.75} />,
              onSelect: () => setReRated(role),
            },
          ],
        })}
      />
      {reRated && (
        <ReRateDialog
          projectID={id}
          ofRole={reRated === 'all' ? undefined : reRated}
          onClose={() => setReRated(undefined)}
        />
      )}
    </>
  )
}

const none = <Text tone="third">–</Text>

const people: Column<ProjectRole>[] = [
  {
    id: 'name',
    header: 'Role',
    cell: ({ name }) => (
      <span className={classes.named} title={name}>
        {name}
      </span>
    ),
  },
  {
    id: 'employee',
    header: 'Person',
    skeleton: 'avatar',
    cell: ({ employee }) => (
      <Row as="span" gap={2} shrinks>
        {employee ? <Face person={employee} size="xs" decorative /> : <UnassignedAvatar size="xs" />}
        <span className={classes.personName}>{employee?.displayName ?? 'Unassigned'}</span>
      </Row>
    ),
  },
  {
    id: 'rateCard',
    header: 'Rate card',
    desktopOnly: true,
    cell: ({ rateCard }) =>
      rateCard ? (
        <span className={classes.card} title={rateCard.name}>
          {rateCard.name}
        </span>
      ) : (
        none
      ),
  },
]

const rates = (currency: Currency): Column<ProjectRole>[] => {
  const money = (amount: number | undefined) => (amount === undefined ? none : formatMoney(amount, currency))
  return [
    { id: 'charge', header: 'Charge', align: 'end', width: 84, cell: (role) => money(role.hourlyCharge) },
    {
      id: 'cost',
      header: 'Cost',
      align: 'end',
      width: 84,
      desktopOnly: true,
      cell: (role) => money(role.hourlyCost),
    },
  ]
}
