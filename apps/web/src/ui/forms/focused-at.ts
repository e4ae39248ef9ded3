import type { FormFields } from './use-form'

/** The fields of a form, of which one gets the keyboard as soon as it is there: who was led here came for it. */
export const focusedAt = <Values, Form extends Pick<FormFields<Values>, 'field'>>(
  form: Form & Pick<FormFields<Values>, 'field'>,
  wanted: string | undefined,
): Form => ({
  ...form,
  field: (name: keyof Values & string) => ({ ...form.field(name), ...(name === wanted && { autoFocus: true }) }),
})
