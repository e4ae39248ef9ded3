import { ActionIcon, Button } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FormField } from '../../../ui/forms/use-form'
import { icon } from '../../../ui/icon'
import { Grid, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'

interface OrderedListCardProps<Item> {
  readonly title: string
  readonly note: string
  readonly noun: string
  readonly field: FormField<readonly Item[]>
  readonly most: number
  /** What a new row begins with. */
  readonly begun: Item
  readonly nameOf: (item: Item) => string
  /** The widths of the fields and of the two buttons beside them. */
  readonly rowClass: string | undefined
  readonly fields: (item: Item, number: number, change: (changed: Item) => void) => ReactNode
}

/** A list whose rows are edited in place, moved up and removed. */
export function OrderedListCard<Item>(props: OrderedListCardProps<Item>) {
  const { title, note, noun, field, most, begun, nameOf, rowClass, fields } = props
  const { value: items, onChange, error } = field
  const moveUp = (at: number) =>
    onChange(items.toSpliced(at - 1, 2, ...items.slice(at, at + 1), ...items.slice(at - 1, at)))
  return (
    <Card title={title} note={note}>
      <Grid as="ul" gap={2} aria-label={title} style={{ marginBottom: 'var(--s3)' }}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <Grid key={index} as="li" align="center" gap={2} className={rowClass}>
            {fields(item, index + 1, (changed) => onChange(items.with(index, changed)))}
            <ActionIcon aria-label={`Move ${nameOf(item)} up`} disabled={index === 0} onClick={() => moveUp(index)}>
              <IconArrowUp {...icon} />
            </ActionIcon>
            <ActionIcon aria-label={`Remove ${nameOf(item)}`} onClick={() => onChange(items.toSpliced(index, 1))}>
              <IconTrash {...icon} />
            </ActionIcon>
          </Grid>
        ))}
      </Grid>
      {error && (
        <Text as="p" tone="error" letters={13} style={{ marginBottom: 'var(--s3)' }} role="alert">
          {error}
        </Text>
      )}
      <Button
        variant="default"
        disabled={items.length >= most}
        leftSection={<IconPlus {...icon} />}
        onClick={() => onChange([...items, begun])}
      >
        Add {noun}
      </Button>
    </Card>
  )
}
