import type { AbsenceReason } from '@praxis/contract/company/absence-reasons'
import { max, min } from '@praxis/domain/validation/number-rules'
import { useQuery } from '@tanstack/react-query'
import { ColourField } from '../../../ui/forms/colour-field'
import { colourRules, swatches } from '../../../ui/forms/colour-rules'
import { FormRow } from '../../../ui/forms/form'
import { NumberField } from '../../../ui/forms/number-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TextField } from '../../../ui/forms/text-field'
import { Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { CollectionCard, itemsOf } from '../collection-card'
import { initialsRules, nameRules } from '../collections/collection-rules'
import { ColouredInitials } from '../collections/coloured-initials'
import { halfDays } from '../half-days'
import { useCreateAbsenceReason, useDeleteAbsenceReason, useUpdateAbsenceReason } from '../settings.mutations'
import { absenceReasonsQuery } from '../settings.queries'

type ReasonValues = Omit<AbsenceReason, 'id' | 'version'>

const DAYS_IN_YEAR = 366

const columns: Column<AbsenceReason>[] = [
  { id: 'name', header: 'Reason', cell: (reason) => <ColouredInitials {...reason} /> },
  {
    id: 'balance',
    header: 'From balance',
    width: 92,
    desktopOnly: true,
    cell: ({ isTakenFromBalance }) => (isTakenFromBalance ? 'Yes' : 'No'),
  },
  {
    id: 'allowance',
    header: 'Allowance',
    align: 'end',
    width: 80,
    cell: ({ allowanceDays }) => (allowanceDays === null ? <Text tone="third">–</Text> : `${allowanceDays} days`),
  },
]

export function AbsenceReasonsCard() {
  const { mutateAsync: createAbsenceReason } = useCreateAbsenceReason()
  const { mutateAsync: updateAbsenceReason } = useUpdateAbsenceReason()
  const { mutateAsync: deleteAbsenceReason } = useDeleteAbsenceReason()
  return (
    <CollectionCard<AbsenceReason, ReasonValues>
      title="Absence reasons"
      noun="absence reason"
      {...itemsOf(useQuery(absenceReasonsQuery))}
      columns={columns}
      emptyText="Every absence needs a reason. Add the first one."
      nameOf={({ name }) => name}
      valuesOf={(reason) => ({
        name: reason?.name ?? '',
        initials: reason?.initials ?? '',
        color: reason?.color ?? '#149288',
        isTakenFromBalance: reason?.isTakenFromBalance ?? false,
        allowanceDays: reason?.allowanceDays ?? null,
        isVisibleToAll: reason?.isVisibleToAll ?? false,
        needsApproval: reason?.needsApproval ?? true,
      })}
      rules={() => ({
        name: nameRules(),
        initials: initialsRules,
        color: colourRules,
        allowanceDays: [min(0), max(DAYS_IN_YEAR), halfDays],
      })}
      fields={(form) => (
        <>
          <TextField {...form.field('name')} label="Name" autoFocus />
          <FormRow>
            <TextField {...form.field('initials')} label="Initials" hint="Up to 3 characters" />
            <ColourField {...form.field('color')} label="Colour" swatches={swatches} />
          </FormRow>
          <SwitchField
            {...form.field('isTakenFromBalance')}
            label="Deducted from annual leave"
            hint="Days taken reduce the leave balance"
          />
          <NumberField
            {...form.field('allowanceDays')}
            label="Separate allowance"
            optional
            step={0.5}
            min={0}
            suffix="days"
            hint="Days per year; leave empty for no limit"
          />
          <SwitchField
            {...form.field('needsApproval')}
            label="Needs approval"
            hint="When off, absences for this reason are approved at once"
          />
          <SwitchField
            {...form.field('isVisibleToAll')}
            label="Visible to everyone"
            hint="When off, colleagues only see that someone is away"
          />
        </>
      )}
      onCreate={(body, idempotencyKey) => createAbsenceReason({ input: { body }, idempotencyKey })}
      onUpdate={({ id, version }, changed) =>
        updateAbsenceReason({ input: { params: { id }, body: { ...changed, version } } })
      }
      labels={{
        name: 'Name',
        initials: 'Initials',
        color: 'Colour',
        isTakenFromBalance: 'Deducted from annual leave',
        allowanceDays: 'Separate allowance',
        isVisibleToAll: 'Visible to everyone',
        needsApproval: 'Needs approval',
      }}
      textOf={(_, value) => (typeof value === 'number' ? `${value} days` : undefined)}
      historyOf={({ id }) => ({ entity: 'absenceReason', id })}
      deletion={{ onDelete: ({ id }) => deleteAbsenceReason({ input: { params: { id } } }) }}
    />
  )
}
