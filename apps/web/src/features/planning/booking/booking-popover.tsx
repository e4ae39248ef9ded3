import { ActionIcon, Button } from '@mantine/core'
import type { PlanningLevel } from '@praxis/contract/planning/planning-rules'
import { type Day, formatDay } from '@praxis/domain/calendar/day'
import { IconCopy, IconScissors, IconTrash, IconUserSearch, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { DateField } from '../../../ui/dates/date-field'
import { Form, FormRow } from '../../../ui/forms/form'
import { FormActions } from '../../../ui/forms/form-actions'
import { SegmentField } from '../../../ui/forms/segment-field'
import { TextField } from '../../../ui/forms/text-field'
import { useForm } from '../../../ui/forms/use-form'
import { icon } from '../../../ui/icon'
import { Row, Text } from '../../../ui/layout/box'
import { Logo } from '../../../ui/people/logo'
import type { OpenedBooking } from '../grid/opened-booking'
import { targetWords } from '../model/booking-words'
import type { BookedTarget, BookingInRow, PlanRow } from '../model/plan-row'
import classes from '../planning.module.css'
import { changedBooking, createdBooking, type PlannedChange } from '../planning.mutations'
import { type BookingValues, bookingOf, newBookingOf, rulesOf, valuesOf } from './booking-values'
import { FlagNotes } from './flag-notes'
import { OverBookedNote } from './over-booked-note'
import { TargetPicker } from './target-picker'
import { WhoPicker } from './who-picker'

interface BookingPopoverProps {
  readonly opened: OpenedBooking
  /** The row of whoever is booked, to count what the booking makes of it. */
  readonly rowOf: (who: BookingValues['who']) => PlanRow | undefined
  /** Gets what the days of a row offer. */
  readonly lookInto: (row: PlanRow) => void
  readonly level: PlanningLevel
  readonly today: Day
  readonly canEdit: boolean
  /** What is booked on is given by the page. */
  readonly isOnOneTarget?: boolean
  /** Throws what the server refuses. */
  readonly make: (change: PlannedChange) => Promise<unknown>
  /** What else can be done with a booking that is there. */
  readonly actions: BookingActions | undefined
  readonly onDirty: (isDirty: boolean) => void
  /** Absent where the frame has a head with a way out. */
  readonly close: (() => void) | undefined
  readonly done: () => void
}

export interface BookingActions {
  readonly remove: () => void
  readonly copy: () => void
  readonly move: () => void
  readonly split: (day: Day) => void
  /** Where nobody is named for the role yet. */
  readonly find: (() => void) | undefined
}

const ANY_TARGET: BookedTarget = {
  id: '',
  kind: 'project',
  name: '',
  clientName: null,
  imageURL: null,
  probability: null,
}

const TYPES = [
  { value: 'hard', label: 'Hard' },
  { value: 'soft', label: 'Soft' },
] as const

/** What is booked on, or that something is being booked. */
export function BookingTitle({ each }: { each: BookingInRow | undefined }) {
  return (
    <Row as="span" gap={2} shrinks grow>
      {each && <Logo name={each.target.name} image={each.target.imageURL} colourKey={each.target.id} />}
      <Text grow shrinks weight="semi" ellipsis title={each && targetWords(each)}>
        {each ? each.target.name : 'New booking'}
      </Text>
    </Row>
  )
}

interface IconActionProps {
  readonly label: string
  readonly Icon: typeof IconTrash
  readonly isDanger?: boolean
  /** Why it cannot be done now. */
  readonly hindrance?: string | undefined
  readonly onPress: () => void
}

function IconAction({ label, Icon, isDanger = false, hindrance, onPress }: IconActionProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={hindrance ?? label}
      disabled={hindrance !== undefined}
      {...(isDanger && { c: 'var(--error-text)' })}
      onClick={onPress}
    >
      <Icon {...icon} />
    </ActionIcon>
  )
}

/** Books days, or changes a booking. */
export function BookingPopover(props: BookingPopoverProps) {
  const {
    opened,
    rowOf,
    lookInto,
    level,
    today,
    canEdit,
    isOnOneTarget = false,
    make,
    onDirty,
    close,
    done,
    actions,
  } = props
  const before = opened.kind === 'edit' ? opened.each : undefined
  const saved = valuesOf(opened)
  const form = useForm<BookingValues>({
    initialValues: saved,
    rules: rulesOf,
    onSave: async (values, idempotencyKey) => {
      const after = bookingOf(opened, values)
      const said = `${values.who?.name}: ${values.target?.name}`
      if (before && after) await make(changedBooking(before, after, `${said} changed`))
      else await make(createdBooking(newBookingOf(values), after, `${said} booked`, idempotencyKey))
      done()
    },
  })
  const { values, isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const row = rowOf(values.who)
  const lacksDays = row !== undefined && row.kind !== 'target' && row.days === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each row, also when it could not be got
  useEffect(() => {
    if (row && lacksDays) lookInto(row)
  }, [row?.key, lookInto])
  // They leave the form, and are about the booking as it is saved.
  const hindrance = isDirty ? 'Save your changes first' : undefined
  const splitDay =
    opened.kind === 'edit' && opened.day > opened.each.booking.startDate && opened.day <= opened.each.booking.endDate
      ? opened.day
      : undefined
  const after = bookingOf(opened, values)
  // Over-booking is told before it is chosen what the booking is on.
  const counted = after ?? bookingOf(opened, { ...values, target: values.target ?? ANY_TARGET })
  return (
    <div className={close && classes.popover}>
      {close && (
        <Row gap={2} className={classes.popoverHead}>
          <BookingTitle each={before} />
          <ActionIcon size="sm" aria-label="Close" onClick={close}>
            <IconX {...icon} />
          </ActionIcon>
        </Row>
      )}
      <div className={close && classes.popoverForm}>
        <Form form={form} label={before ? 'Change booking' : 'New booking'}>
          {!isOnOneTarget && (
            <TargetPicker
              {...form.field('target')}
              label="Project or opportunity"
              disabled={!canEdit}
              isFirst={values.target === null}
            />
          )}
          <WhoPicker {...form.field('who')} label="Person or rate card" disabled={!canEdit} />
          {canEdit && actions?.find && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.find ?? ''}
              leftSection={<IconUserSearch {...icon} />}
              title={hindrance}
              disabled={isDirty}
              onClick={actions.find}
            >
              Find a person for this role
            </Button>
          )}
          <FormRow>
            <SegmentField {...form.field('type')} label="Type" choices={TYPES} disabled={!canEdit} />
            <TextField
              {...form.field('amount')}
              label="Amount"
              placeholder="3h a day"
              disabled={!canEdit}
              isFirst={values.target !== null}
            />
          </FormRow>
          <FormRow>
            <DateField {...form.field('from')} label="From" today={today} disabled={!canEdit} />
            <DateField {...form.field('to')} label="To" today={today} disabled={!canEdit} />
          </FormRow>
          <TextField {...form.field('note')} label="Note" optional disabled={!canEdit} />
          {before && <FlagNotes each={before} saved={saved} typed={values} />}
          {counted && <OverBookedNote row={row} edit={{ before, after: counted }} level={level} />}
          {canEdit && (
            <div className={classes.popoverFoot}>
              <FormActions
                form={form}
                saveLabel={before ? 'Save' : 'Book'}
                destructive={
                  actions && (
                    <>
                      <IconAction label="Delete booking" Icon={IconTrash} isDanger onPress={actions.remove} />
                      <IconAction
                        label="Copy to the week after"
                        Icon={IconCopy}
                        hindrance={hindrance}
                        onPress={actions.copy}
                      />
                      {splitDay && (
                        <IconAction
                          label={`Split on ${formatDay(splitDay)}`}
                          Icon={IconScissors}
                          hindrance={hindrance}
                          onPress={() => actions.split(splitDay)}
                        />
                      )}
                      <Button variant="subtle" color="gray" title={hindrance} disabled={isDirty} onClick={actions.move}>
                        Move by…
                      </Button>
                    </>
                  )
                }
              />
            </div>
          )}
        </Form>
      </div>
    </div>
  )
}
