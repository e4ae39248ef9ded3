import { assetConditions, LONGEST_ASSET_BOOKING_DAYS } from '@praxis/contract/assets/asset-rules'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { addDays, type Day } from '@praxis/domain/calendar/day'
import { firstMomentFrom } from '@praxis/domain/calendar/moment-from'
import { date } from '@praxis/domain/validation/date-rules'
import { type Rule, required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { DateField } from '../../../ui/dates/date-field'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SelectField } from '../../../ui/forms/select-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { type ChosenEmployee, EmployeePicker } from '../../people/employee-picker'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { CONDITIONS } from '../asset-words'
import { outNow } from './out-now'
import { useDesk } from './use-desk'

/** What somebody does with an asset at the desk. */
export type DeskAction = 'take' | 'bringBack' | 'assign' | 'detach'

const LONGEST_NOTE = 2000

const WORDS: Readonly<Record<DeskAction, { verb: string; done: string; note: string }>> = {
  take: { verb: 'Take', done: 'taken', note: 'What it is for' },
  bringBack: { verb: 'Bring back', done: 'brought back', note: 'What the next person should know' },
  assign: { verb: 'Assign', done: 'assigned', note: 'What comes with it' },
  detach: { verb: 'Detach', done: 'detached', note: 'What is missing, where it is kept' },
}

const conditionOptions = assetConditions.map((value) => ({ value, label: CONDITIONS[value] }))

interface DeskDialogProps {
  readonly asset: Asset
  readonly action: DeskAction
  readonly onClose: () => void
}

/** Takes an asset or brings it back, assigns it to somebody or detaches it, with a note for whoever has it next. */
export function DeskDialog({ asset, action, onClose }: DeskDialogProps) {
  const { employee, capabilities } = useWorkspaceViewer()
  const timeZone = useReadersTimeZone()
  const today = useToday(timeZone)
  const desk = useDesk(asset)
  const words = WORDS[action]
  const oneself: ChosenEmployee = { id: employee.id, displayName: employee.displayName }
  const form = useForm({
    draft: `asset/${asset.id}/${action}`,
    initialValues: {
      employeeID: (action === 'take' ? oneself : null) as ChosenEmployee | null,
      until: today as string | null,
      note: '',
      condition: null as string | null,
    },
    rules: {
      ...((action === 'assign' || action === 'take') && { employeeID: required('Person') }),
      ...(action === 'take' && {
        until: [required('Day'), date(), noLaterThan(addDays(today, LONGEST_ASSET_BOOKING_DAYS - 1))],
      }),
      note: maxLength(LONGEST_NOTE),
    },
    onSave: async ({ employeeID: person, until, note, condition: chosen }) => {
      const condition = assetConditions.find((each) => each === chosen)
      const handedOver = { note: note.trim(), ...(condition && { condition }) }
      if (action === 'assign') await desk.assign({ ...handedOver, employeeID: person?.id ?? '' })
      else if (action === 'detach') await desk.detach(handedOver)
      else if (action === 'bringBack') await desk.bringBack(handedOver)
      else
        await desk.take({
          ...handedOver,
          ...(person && person.id !== employee.id && { employeeID: person.id }),
          // Without a time it is due at the end of the day, or before somebody else's booking.
          ...(until && until !== today && { until: endOf(until, timeZone) }),
        })
      showSuccess(`${asset.name} ${words.done}`)
      onClose()
    },
  })
  const holder = asset.assignment?.employee ?? outNow(asset)?.employee
  return (
    <FormDialog
      title={`${words.verb} ${asset.name}`}
      form={form}
      saveLabel={words.verb}
      onClose={onClose}
      width="narrow"
    >
      {action === 'detach' && holder && <p>{holder.displayName} no longer has it from now on.</p>}
      {action === 'bringBack' && holder && holder.id !== employee.id && <p>{holder.displayName} has it now.</p>}
      {action === 'assign' && (
        <EmployeePicker
          {...form.field('employeeID')}
          label="Person"
          hint="They keep it until you detach it; nobody can book it meanwhile"
          isFirst
        />
      )}
      {action === 'take' && (
        <>
          {capabilities.has('canManageAssets') && <EmployeePicker {...form.field('employeeID')} label="For" />}
          <DateField {...form.field('until')} label="Back by" min={today} today={today} isFirst />
        </>
      )}
      <TextareaField
        {...form.field('note')}
        label="Note"
        optional
        placeholder={words.note}
        isFirst={action === 'bringBack' || action === 'detach'}
      />
      {action !== 'take' && (
        <SelectField
          {...form.field('condition')}
          label="Condition"
          optional
          clearable
          placeholder={`${CONDITIONS[asset.condition]}, as before`}
          options={conditionOptions}
        />
      )}
    </FormDialog>
  )
}

const noLaterThan =
  (last: Day): Rule =>
  (until) =>
    until !== null && String(until) > last ? `Maximum of ${LONGEST_ASSET_BOOKING_DAYS} days` : undefined

const endOf = (day: Day, timeZone: string): string => firstMomentFrom(addDays(day, 1), 0, timeZone).toISOString()
