import { ActionIcon, Button } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { TextField } from '../../../ui/forms/text-field'
import type { FormField } from '../../../ui/forms/use-form'
import { Grid, Row, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'

const MOST_REASONS = 50
const LONGEST_REASON = 120

/** The first problem of the reasons. */
export const lostReasonsProblem = (reasons: readonly string[]): string | undefined => {
  const texts = reasons.map((reason) => reason.trim().toLowerCase())
  if (texts.includes('')) return 'Reason is required'
  if (texts.some((text) => text.length > LONGEST_REASON)) return `Maximum ${LONGEST_REASON} characters`
  return new Set(texts).size < texts.length ? 'Each reason can be listed once' : undefined
}

interface LostReasonsCardProps {
  readonly title: string
  readonly field: FormField<readonly string[]>
}

/** The reasons to choose from when an opportunity is lost, in the order in which they are offered. */
export function LostReasonsCard({ title, field: { value: reasons, onChange, error } }: LostReasonsCardProps) {
  const moveUp = (at: number) =>
    onChange(reasons.toSpliced(at - 1, 2, ...reasons.slice(at, at + 1), ...reasons.slice(at - 1, at)))
  return (
    <Card title={title} note="Offered when an opportunity is lost">
      <Grid as="ul" gap={2} aria-label={title} style={{ marginBottom: 'var(--s3)' }}>
        {reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reason is known by its place alone
          <Row key={index} as="li" gap={2}>
            <div style={{ flex: 1 }}>
              <TextField
                label={`Reason ${index + 1}`}
                hideLabel
                value={reason}
                onChange={(next) => onChange(reasons.with(index, next))}
              />
            </div>
            <ActionIcon aria-label={`Move ${reason} up`} disabled={index === 0} onClick={() => moveUp(index)}>
              <IconArrowUp size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={`Remove ${reason}`} onClick={() => onChange(reasons.toSpliced(index, 1))}>
              <IconTrash size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Row>
        ))}
      </Grid>
      {error && (
        <Text as="p" tone="error" letters={13} style={{ marginBottom: 'var(--s3)' }} role="alert">
          {error}
        </Text>
      )}
      <Button
        variant="default"
        disabled={reasons.length >= MOST_REASONS}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        onClick={() => onChange([...reasons, ''])}
      >
        Add reason
      </Button>
    </Card>
  )
}
