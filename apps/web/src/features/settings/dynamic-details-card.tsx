import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { DynamicDetailsEditor } from '../../ui/forms/dynamic-details/dynamic-details-editor'
import type { FormField } from '../../ui/forms/use-form'
import { Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'

interface DynamicDetailsCardProps {
  readonly title: string
  /** Whose records get these rows: 'These fields appear on every client.' */
  readonly text: string
  readonly field: FormField<readonly EditedDetail[]>
  /** Each custom field says who sees its value. */
  readonly hasAudience?: boolean
}

/** The custom fields that a company adds to its own records. */
export function DynamicDetailsCard({ title, text, field, hasAudience = false }: DynamicDetailsCardProps) {
  return (
    <Card title={title}>
      <Text as="p" tone="third" size={13} style={{ marginBottom: 'var(--s3)' }}>
        {text}
      </Text>
      <DynamicDetailsEditor
        label={title}
        hideLabel
        value={field.value}
        onChange={field.onChange}
        error={field.error}
        isDefining
        hasAudience={hasAudience}
      />
    </Card>
  )
}
