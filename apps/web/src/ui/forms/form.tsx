import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { DraftNotice } from '../drafts/draft-notice'
import { Grid, Row, Stack } from '../layout/box'
import classes from './form.module.css'
import type { Form as FormState } from './use-form'

interface FormProps {
  readonly form: Pick<FormState<object>, 'save' | 'refusal' | 'element'> & Partial<Pick<FormState<object>, 'draft'>>
  readonly children: ReactNode
  /** Lets a button outside, such as in a panel's foot, belong to the form. */
  readonly id?: string
  /** The name of the whole form for screen readers, when no heading names it. */
  readonly label?: string
}

/** A form in one column; Ctrl or Cmd Enter saves from any field, and a refusal stands above the fields. */
export function Form({ form, children, id, label }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog opened from this one must not save this one too.
    event.stopPropagation()
    void form.save()
  }
  const saveOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    void form.save()
  }
  return (
    <form
      id={id}
      ref={form.element}
      aria-label={label}
      className={classes.form}
      noValidate
      onSubmit={submit}
      onKeyDown={saveOnShortcut}
    >
      {form.draft && <DraftNotice draft={form.draft} />}
      {form.refusal && <FormRefusal>{form.refusal}</FormRefusal>}
      {children}
    </form>
  )
}

export function FormRefusal({ children }: { children: ReactNode }) {
  return (
    <Row role="alert" align="stretch" gap={3} size={13} tone="error" weight="medium" className={classes.refusal}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </Row>
  )
}

export interface FormRowProps {
  /** The fields need room: on a phone they stack. */
  readonly wide?: boolean
  /** Stacked, the fields stand as far apart as those above and below them. */
  readonly apart?: boolean
}

/** Fields that belong side by side; they stack where there is no room. */
export function FormRow({ wide = false, apart = false, children }: FormRowProps & { children: ReactNode }) {
  return (
    <Grid align="start" className={classes.row} data-wide={wide || undefined} data-apart={apart || undefined}>
      {children}
    </Grid>
  )
}

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Stack as="section" gap={4} shrinks aria-labelledby={titleId}>
      <Row id={titleId} as="h3" gap={2} size={12} tone="third" weight="medium" className={classes.sectionTitle}>
        {title}
      </Row>
      {children}
    </Stack>
  )
}
