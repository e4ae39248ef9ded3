import { Button } from '@mantine/core'
import { type ResourcePlan, roleMethods } from '@praxis/contract/plans/resource-plan'
import { moneyOfColumn } from '@praxis/domain/money/money'
import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { MoneyField } from '../../../ui/forms/money-field'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { Card } from '../../../ui/layout/card'
import { LinkButton } from '../../../ui/menus/link-button'
import { type ChosenEmployee, EmployeePicker } from '../../people/employee-picker'
import { rateCardsQuery } from '../../people/rate-cards.queries'
import classes from './resource.module.css'
import type { RoleRow } from './resource-values'
import { useNamesOfRole } from './use-names-of-role'
import type { ResourceDraft } from './use-resource-draft'

const METHODS = { even: 'Even', custom: 'As typed' } as const

interface RoleCardProps {
  readonly plan: ResourcePlan
  readonly editing: ResourceDraft
  readonly role: RoleRow
  /** The role was just added, and is named first. */
  readonly isAdded: boolean
  /** Where people are found for a role that has nobody. */
  readonly planning?: Pick<LinkProps, 'to' | 'params'> | undefined
}

/** The role whose row is chosen: who fills it, from when to when, at which rates. */
export function RoleCard({ plan, editing, role, isAdded, planning }: RoleCardProps) {
  const { key, name, hourlyCharge, hourlyCost, calculationMethod, startDate, endDate } = role
  const { values, saved, draft, changeRole, removeRole } = editing
  const was = saved.roles.find((each) => each.key === key)
  const [chosen, setChosen] = useState<ChosenEmployee | null>(null)
  const { person } = useNamesOfRole(plan, role)
  const { data: cards = [] } = useQuery(rateCardsQuery)
  const place = values.roles.findIndex((each) => each.key === key) + 1
  const money = (amount: number) => moneyOfColumn([amount], plan.currency)(amount)
  const wasText = (before: number | undefined, now: number | undefined) =>
    before !== undefined && before !== now ? `was ${money(before)}` : undefined
  return (
    <Card
      title={`Role ${place}, ${name || 'new'}`}
      actions={
        <>
          {planning && role.roleID && role.employeeID === null && (
            <LinkButton variant="subtle" size="xs" link={{ ...planning, search: { role: role.roleID } }}>
              Find a person
            </LinkButton>
          )}
          <Button variant="subtle" color="red" size="xs" onClick={() => removeRole(key)}>
            Remove role
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <TextField
          {...draft.told(`${key}/name`)}
          label="Role"
          autoFocus={isAdded}
          value={name}
          onChange={(next) => changeRole(key, { name: next })}
        />
        <EmployeePicker
          label="Person"
          optional
          value={chosen?.id === role.employeeID ? chosen : (person ?? null)}
          onChange={(next) => {
            setChosen(next)
            changeRole(key, { employeeID: next?.id ?? null }, 'employee')
          }}
        />
        <SelectField
          label="Rate card"
          optional
          clearable
          options={cards.map((card) => ({ value: card.id, label: card.name, note: card.code }))}
          value={role.rateCardID}
          onChange={(rateCardID) => changeRole(key, { rateCardID }, 'employee')}
        />
        {(hourlyCharge !== undefined || plan.can.setRates) && (
          <MoneyField
            label="Charge an hour"
            currency={plan.currency}
            hint={wasText(was?.hourlyCharge, hourlyCharge)}
            disabled={!plan.can.setRates}
            value={hourlyCharge ?? null}
            onChange={(amount) => changeRole(key, { hourlyCharge: rateOf(amount) })}
          />
        )}
        {(hourlyCost !== undefined || plan.can.setRates) && (
          <MoneyField
            label="Cost an hour"
            currency={plan.currency}
            hint={wasText(was?.hourlyCost, hourlyCost)}
            disabled={!plan.can.setRates}
            value={hourlyCost ?? null}
            onChange={(amount) => changeRole(key, { hourlyCost: rateOf(amount) })}
          />
        )}
        <SelectField
          label="Calculation"
          options={roleMethods.map((value) => ({ value, label: METHODS[value] }))}
          value={calculationMethod}
          onChange={(value) => {
            const method = roleMethods.find((each) => each === value)
            if (method) changeRole(key, { calculationMethod: method }, 'method')
          }}
        />
        <DateField
          label="From"
          value={startDate}
          onChange={(day) =>
            changeRole(key, { startDate: day }, endDate && day && day <= endDate ? 'duration' : undefined)
          }
        />
        <DateField
          label="To"
          value={endDate}
          onChange={(day) =>
            changeRole(key, { endDate: day }, startDate && day && day >= startDate ? 'duration' : undefined)
          }
        />
      </div>
    </Card>
  )
}

/** A rate as it is typed; while it cannot be read it counts as nothing. */
const rateOf = (amount: number | null): number => (amount === null || Number.isNaN(amount) || amount < 0 ? 0 : amount)
