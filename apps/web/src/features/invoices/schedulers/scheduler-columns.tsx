import type { InvoiceScheduler } from '@praxis/contract/invoices/invoice-schedulers'
import { formatDay } from '@praxis/domain/calendar/day'
import { Stack, Text } from '../../../ui/layout/box'
import type { Column } from '../../../ui/lists/data-table'
import { NameCell } from '../../../ui/lists/record-cells'
import { Skeleton } from '../../../ui/lists/skeleton'
import { Logo } from '../../../ui/people/logo'
import { InvoiceLink } from '../invoice-link'
import { expectedText, SCHEDULER_TYPES, whatIsDrafted } from './scheduler-words'

const Nothing = () => <Text tone="third">–</Text>

function LastDraft({ draft }: { draft: InvoiceScheduler['lastDraft'] }) {
  if (!draft) return <Nothing />
  return (
    <InvoiceLink id={draft.id}>
      {formatDay(draft.day)}, {draft.number ?? 'draft'}
    </InvoiceLink>
  )
}

export const schedulerColumns: Column<InvoiceScheduler>[] = [
  {
    id: 'project',
    header: 'Project',
    skeleton: 'logo',
    cell: ({ project, client }) => (
      <NameCell
        picture={<Logo name={client.name} image={client.logoImage} colourKey={client.id} />}
        name={(className) => <span className={className}>{project.name}</span>}
        second={client.name}
      />
    ),
  },
  {
    id: 'makes',
    header: 'Makes a draft',
    cell: (scheduler) => (
      <Stack as="span" shrinks>
        <Text tone={scheduler.type === 'none' ? 'second' : 'first'}>{SCHEDULER_TYPES[scheduler.type]}</Text>
        <Text size={12} tone="third">
          {whatIsDrafted(scheduler)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'next',
    header: 'Next',
    width: 112,
    cell: ({ nextOn }) =>
      nextOn ? (
        <Text weight="medium" figures oneLine>
          {formatDay(nextOn)}
        </Text>
      ) : (
        <Nothing />
      ),
  },
  {
    id: 'expected',
    header: 'Expected',
    align: 'end',
    width: 148,
    cell: (scheduler) => <Text oneLine>{expectedText(scheduler) ?? <Nothing />}</Text>,
  },
  {
    id: 'last',
    header: 'Last',
    width: 176,
    desktopOnly: true,
    cell: ({ lastDraft }) => (
      <Text tone="second" figures oneLine>
        <LastDraft draft={lastDraft} />
      </Text>
    ),
  },
  {
    id: 'until',
    header: 'Until',
    width: 112,
    desktopOnly: true,
    cell: ({ until }) =>
      until ? (
        <Text tone="second" figures oneLine>
          {formatDay(until)}
        </Text>
      ) : (
        <Nothing />
      ),
  },
]

const HEIGHT = { minHeight: 64 }

/** A scheduler on a phone. */
export function SchedulerCard({ scheduler }: { scheduler: InvoiceScheduler }) {
  const { project, client, type, nextOn, until } = scheduler
  return (
    <Stack gap="hair" grow shrinks style={HEIGHT}>
      <Text weight="semi" ellipsis>
        {project.name}
      </Text>
      <Text size={12} tone="third" ellipsis>
        {client.name}
      </Text>
      <Text size={13} breaks>
        {SCHEDULER_TYPES[type]}, {whatIsDrafted(scheduler)}
      </Text>
      {nextOn && (
        <Text size={13} tone="second" figures>
          Next {formatDay(nextOn)}, {expectedText(scheduler)}
          {until && `, until ${formatDay(until)}`}
        </Text>
      )}
    </Stack>
  )
}

export const SchedulerCardSkeleton = () => (
  <Stack gap={2} grow shrinks style={HEIGHT}>
    <Skeleton index={1} />
    <Skeleton index={2} />
  </Stack>
)
