import { dynamicRanges } from '@praxis/contract/planning/planning-rules'
import type { NewPlanningView, PlanningView } from '@praxis/contract/planning/planning-views'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { SegmentField } from '../../../ui/forms/segment-field'
import { SwitchField } from '../../../ui/forms/switch-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { daysWords } from '../model/booking-words'
import { useCreatePlanningView, useUpdatePlanningView } from '../planning.mutations'
import type { PlanningAsk } from '../planning.queries'

interface ViewDialogProps {
  /** The view that is changed; without one, a new one is made. */
  readonly view: PlanningView | undefined
  /** What is shown now, which the view keeps. */
  readonly ask: PlanningAsk
  readonly onSaved: (view: PlanningView) => void
  readonly onClose: () => void
}

const LONGEST_NAME = 120
const ranges = [...dynamicRanges, 'fixed'] as const
type RangeChoice = (typeof ranges)[number]

interface ViewValues {
  readonly name: string
  readonly range: RangeChoice
  readonly isShared: boolean
}

const rangeOf = (view: PlanningView | undefined): RangeChoice =>
  !view ? 'nextThreeMonth' : (dynamicRanges.find((each) => each === view.initialRange) ?? 'fixed')

const fieldsOf = ({ name, range, isShared }: ViewValues, ask: PlanningAsk): NewPlanningView => ({
  name: name.trim(),
  isShared,
  groupedBy: ask.groupedBy,
  showUnnamedRoles: ask.showUnnamedRoles,
  includedEmployeeIDs: [...ask.includedEmployeeIDs],
  includedRateCardIDs: [...ask.includedRateCardIDs],
  includedTargetableIDs: [...ask.includedTargetableIDs],
  initialRangeType: range === 'fixed' ? 'fixed' : 'dynamic',
  initialRangeDynamic: range === 'fixed' ? null : range,
  initialRangeFixedRange: range === 'fixed' ? { startDate: ask.range.from, endDate: ask.range.to } : null,
})

/** Keeps what is shown as a view, or changes one. */
export function ViewDialog({ view, ask, onSaved, onClose }: ViewDialogProps) {
  const { mutateAsync: create } = useCreatePlanningView()
  const { mutateAsync: update } = useUpdatePlanningView()
  const form = useForm<ViewValues>({
    initialValues: { name: view?.name ?? '', range: rangeOf(view), isShared: view?.isShared ?? false },
    rules: { name: [required('Name'), maxLength(LONGEST_NAME)] },
    fieldOfReason: { nameExists: 'name' },
    onSave: async (values, idempotencyKey) => {
      const body = fieldsOf(values, ask)
      const saved = view
        ? await update({ params: { viewId: view.id }, body: { ...body, version: view.version } })
        : await create({ body, idempotencyKey })
      showSuccess(view ? 'Updated successfully' : `Successfully created view ${saved.name}`)
      onSaved(saved)
    },
  })
  return (
    <FormDialog
      title={view ? 'Change view' : 'Save as view'}
      form={form}
      saveLabel={view ? 'Save' : 'Save view'}
      onClose={onClose}
      width="narrow"
    >
      <TextField {...form.field('name')} label="Name" isFirst />
      <SegmentField
        {...form.field('range')}
        label="Opens with"
        hint="The filters and grouping are kept as they are now"
        choices={[
          { value: 'nextThreeMonth', label: 'Next 3 months' },
          { value: 'nextSixMonth', label: 'Next 6 months' },
          { value: 'fixed', label: daysWords(ask.range) },
        ]}
      />
      <SwitchField {...form.field('isShared')} label="Share with everyone who plans" hint="Only you can change it" />
    </FormDialog>
  )
}
