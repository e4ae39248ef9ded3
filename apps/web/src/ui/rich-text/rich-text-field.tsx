import { Input, Skeleton } from '@mantine/core'
import { Suspense, useId } from 'react'
import { FieldLabel, type FieldProps } from '../forms/field'
import { late } from '../late/late'

const RichTextEditor = late(() => import('./rich-text-editor').then((module) => ({ default: module.RichTextEditor })))

/** A field for HTML; '' when nothing is written. The editor is a chunk of its own, loaded when it is first shown. */
export function RichTextField(field: FieldProps<string>) {
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      labelElement="div"
      label={field.hideLabel ? undefined : <FieldLabel label={field.label} optional={field.optional} />}
      error={field.error}
      description={field.error ? undefined : field.hint}
    >
      <Suspense fallback={<Skeleton height={148} />}>
        <RichTextEditor {...field} describedBy={field.error ? `${id}-error` : `${id}-description`} />
      </Suspense>
    </Input.Wrapper>
  )
}
