import { Button } from '@mantine/core'
import type { ProjectRole } from '@praxis/contract/projects/project-roles'
import type { Currency } from '@praxis/contract/protocol/values'
import { formatMoney } from '@praxis/domain/money/money'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Row, Text } from '../../ui/layout/box'
import type { Column } from '../../ui/lists/data-table'
import { UnassignedAvatar } from '../../ui/people/avatar'
import { Face } from '../../ui/people/face'
import { rateCardsQuery } from '../people/rate-cards.queries'
import { CollectionCard } from '../settings/collection-card'
import { workspaceQuery } from '../workspaces/workspaces.queries'
import { ReRateDialog } from './settings/re-rate-dialog'
import { RoleFields } from './settings/role-fields'
import { type RoleValues, roleChanges, roleInput, roleLabels, roleRules, roleValues } from './settings/role-values'
import classes from './settings/settings.module.css'
import type { Targetable } from './targetable'
import { useCreateRole, useDeleteRole, useUpdateRole } from './team.mutations'
import { rolesQuery } from './team.queries'

interface RolesCardProps {
  readonly of: Targetable
  readonly can: { readonly editRoles: boolean; readonly editBudgets: boolean; readonly reRate?: boolean }
  readonly currency: Currency
  readonly showsRates: boolean
  readonly title?: string
  /** What the roles are, or why they cannot be changed. */
  readonly note: string
  /** Columns in place of rate card and rates. */
  readonly columns?: readonly Column<ProjectRole>[]
  readonly headActions?: ReactNode
}

/** The roles of a project or opportunity and their hourly rates, which are seen and set by those with the right. */
export function RolesCard(props: RolesCardProps) {
  const { of, can, currency, showsRates, title = 'Roles', note, columns, headActions } = props
  const { data, error, refetch } = useQuery(rolesQuery(of))
  const { mutateAsync: createRole } = useCreateRole(of)
  const { mutateAsync: updateRole } = useUpdateRole(of)
  const { mutateAsync: deleteRole } = useDeleteRole(of)
  const { data: cards } = useQuery({ ...rateCardsQuery, enabled: can.editRoles })
  const { defaultCurrency } = useSuspenseQuery(workspaceQuery).data.company.details
  const isInCardsCurrency = currency === defaultCurrency
  /** No rates of cards in another currency, which the server converts; undefined for those who may not set rates. */
  const cardRates = can.editBudgets
    ? (cards ?? []).map((card) => (isInCardsCurrency ? card : { id: card.id, name: card.name }))
    : undefined
  const [reRated, setReRated] = useState<ProjectRole | 'all'>()
  return (
    <>
      <CollectionCard<ProjectRole, RoleValues>
        title={title}
        note={
          can.editRoles && !can.editBudgets && !isInCardsCurrency
            ? `in ${currency}: without access to rates, choose a rate card`
            : note
        }
        noun="role"
        draftsAt={`${of.kind}/${of.id}`}
        canAdd={can.editRoles}
        canEdit={() => can.editRoles}
        canDelete={() => can.editRoles}
        items={data}
        error={error?.message}
        onRetry={() => void refetch()}
        columns={columns ? [...people, ...columns] : [...people, rateCard, ...(showsRates ? rates(currency) : [])]}
        emptyText={can.editRoles ? 'No roles yet. Add the first, with a person or a rate card.' : 'No roles yet.'}
        nameOf={({ name }) => name}
        valuesOf={roleValues}
        rules={() => roleRules(cardRates !== undefined && !isInCardsCurrency)}
        fields={(form) => (
          <RoleFields
            form={form}
            cardRates={cardRates}
            currency={currency}
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
          return typeof value === 'number' ? formatMoney(value, currency) : undefined
        }}
        historyOf={(_, changed) =>
          changed.every((name) => name === 'hourlyCharge' || name === 'hourlyCost')
            ? { entity: `${of.kind}Budget`, id: of.id }
            : { entity: of.kind, id: of.id, names: { name: 'role' } }
        }
        deletion={{
          onDelete: (role) => deleteRole(role.id),
          text: () => 'Time can no longer be logged in this role.',
        }}
        headActions={headActions}
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
          projectID={of.id}
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
]

const rateCard: Column<ProjectRole> = {
  id: 'rateCard',
  header: 'Rate card',
  desktopOnly: true,
  cell: ({ rateCard: card }) =>
    card ? (
      <span className={classes.card} title={card.name}>
        {card.name}
      </span>
    ) : (
      none
    ),
}

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
