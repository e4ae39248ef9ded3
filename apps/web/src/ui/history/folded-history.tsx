import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Stack } from '../layout/box'

/** The history of a record in its panel; what is inside is rendered, and so fetched, when somebody unfolds it. */
export function FoldedHistory({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  return (
    <Stack as="section" gap={2} shrinks aria-label="History">
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'flex-start', marginInlineStart: -8 }}
        aria-expanded={isOpen}
        leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        History
      </Button>
      {isOpen && children}
    </Stack>
  )
}
