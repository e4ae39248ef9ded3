import { Button } from '@mantine/core'
import type { ReminderLevel } from '@praxis/contract/company/invoice-settings'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ChangedWhileOpen } from '../../../ui/forms/changed-while-open'
import { same } from '../../../ui/forms/draft-changes'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { NumberField } from '../../../ui/forms/number-field'
import { TextField } from '../../../ui/forms/text-field'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { Card } from '../../../ui/layout/card'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { mailRules } from './invoice-rules'
import { MailPreview, PLACEHOLDERS } from './mail-preview'

interface RemindersCardProps {
  readonly levels: readonly ReminderLevel[]
  readonly onChange: (levels: readonly ReminderLevel[]) => void
}

const MOST_LEVELS = 5
const DAYS_IN_YEAR = 365
/** Between one reminder and the next, unless somebody enters another day. */
const DAYS_BETWEEN = 14
const FIRST_AFTER = 7

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

const inOrder = (levels: readonly ReminderLevel[]) =>
  levels.toSorted((one, other) => one.daysOverdue - other.daysOverdue)

/** Reminders of overdue invoices, by when they are due; they wait for Save with the rest of the page. */
export function RemindersCard({ levels, onChange }: RemindersCardProps) {
  const [edited, setEdited] = useState<ReminderLevel | 'new'>()
  /** The reminder that is edited, as it is by now: somebody else may have saved it, or taken it away. */
  const saved = edited !== 'new' && levels.find(({ daysOverdue }) => daysOverdue === edited?.daysOverdue)
  const others = levels.filter((level) => level !== saved)
  const last = levels.at(-1)
  return (
    <Card
      title="Payment reminders"
      note="for overdue invoices"
      flush
      actions={
        levels.length < MOST_LEVELS && (
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={() => setEdited('new')}>
            Add reminder
          </Button>
        )
      }
    >
      {levels.length === 0 && <CardNote>No reminders are sent.</CardNote>}
      <ul aria-label="Payment reminders">
        {levels.map((level) => (
          <CardRow
            key={level.daysOverdue}
            name={`${daysText(level.daysOverdue)} overdue`}
            second={level.subject}
            end={
              <ActionMenu
                label={`Actions for the reminder after ${daysText(level.daysOverdue)}`}
                actions={[
                  { label: 'Edit', icon: <IconPencil size={16} stroke={1.75} />, onSelect: () => setEdited(level) },
                  {
                    label: 'Remove',
                    icon: <IconTrash size={16} stroke={1.75} />,
                    danger: true,
                    onSelect: () => onChange(levels.filter((each) => each !== level)),
                  },
                ]}
              />
            }
          />
        ))}
      </ul>
      {edited && (
        <ReminderDialog
          level={edited === 'new' ? undefined : edited}
          saved={saved || undefined}
          firstDays={last ? last.daysOverdue + DAYS_BETWEEN : FIRST_AFTER}
          taken={others.map(({ daysOverdue }) => daysOverdue)}
          onClose={() => setEdited(undefined)}
          onTake={(level) => onChange(inOrder([...others, level]))}
        />
      )}
    </Card>
  )
}

interface ReminderDialogProps {
  /** As the dialog was opened with it; none for a new one. */
  readonly level: ReminderLevel | undefined
  /** As it is saved by now. */
  readonly saved: ReminderLevel | undefined
  readonly firstDays: number
  /** The days of the other reminders. */
  readonly taken: readonly number[]
  readonly onClose: () => void
  readonly onTake: (level: ReminderLevel) => void
}

interface ReminderValues {
  readonly daysOverdue: number | null
  readonly subject: string
  readonly text: string
}

const firstText = `Hello,

Our {document} {number} was due on {dueDate}, and {open} is still to be paid. If you have paid it in the meantime, there’s nothing more to do.

Kind regards,
{company}`

function ReminderDialog({ level, saved, firstDays, taken, onClose, onTake }: ReminderDialogProps) {
  const form = useForm<ReminderValues>({
    draft: `settings/invoices/reminder/${level?.daysOverdue ?? 'new'}`,
    isOfRecord: level !== undefined,
    initialValues: level ?? { daysOverdue: firstDays, subject: 'Reminder: {document} {number}', text: firstText },
    rules: {
      daysOverdue: [
        required('Days overdue'),
        integer,
        min(1),
        max(DAYS_IN_YEAR),
        (days) => (taken.some((each) => each === days) ? 'Another reminder is sent on that day' : undefined),
      ],
      ...mailRules,
    },
    onSave: ({ daysOverdue, subject, text }) => {
      if (daysOverdue !== null) onTake({ daysOverdue, subject: subject.trim(), text: text.trim() })
      onClose()
    },
  })
  const { subject, text, daysOverdue } = form.values
  return (
    <FormDialog
      title={level ? `Reminder after ${daysText(level.daysOverdue)}` : 'Add reminder'}
      form={form}
      saveLabel={level ? 'Change reminder' : 'Add reminder'}
      onClose={onClose}
    >
      {level && saved && !same(level, saved) && (
        <ChangedWhileOpen noun="reminder" before={level} after={saved} labels={{ subject: 'Subject', text: 'Text' }} />
      )}
      <NumberField {...form.field('daysOverdue')} label="Days overdue" min={1} suffix="days" />
      <TextField {...form.field('subject')} label="Subject" autoComplete="off" />
      <TextareaField {...form.field('text')} label="Text" minRows={6} hint={PLACEHOLDERS} />
      <MailPreview subject={subject} text={text} dueIn={-(Number.isInteger(daysOverdue) ? (daysOverdue ?? 0) : 0)} />
    </FormDialog>
  )
}
