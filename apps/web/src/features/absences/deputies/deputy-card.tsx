import { Button } from '@mantine/core'
import type { Deputy } from '@praxis/contract/requests/deputies'
import { formatDateRange } from '@praxis/domain/calendar/date-range'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { Box, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { CardNote, CardRow } from '../../../ui/layout/card-row'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeleton } from '../../../ui/lists/skeleton'
import { ConfirmChangeDialog } from '../../../ui/overlays/confirm-change-dialog'
import { Face } from '../../../ui/people/face'
import { useRemoveDeputy } from './deputies.mutations'
import { deputiesQuery } from './deputies.queries'
import { NameDeputyDialog } from './name-deputy-dialog'

/** Who decides in the reader's place on some days, and in whose place the reader decides. */
export function DeputyCard() {
  const { impersonation } = useWorkspaceViewer()
  const { data, error, refetch } = useQuery(deputiesQuery)
  const [isNaming, setIsNaming] = useState(false)
  const [removed, setRemoved] = useState<Deputy>()
  const { mutateAsync: remove } = useRemoveDeputy()
  const mayChange = impersonation === undefined
  return (
    <Card
      title="Deputy"
      note="decides in your place"
      flush
      actions={
        mayChange && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus {...icon} />}
            onClick={() => setIsNaming(true)}
          >
            Name a deputy
          </Button>
        )
      }
    >
      {data ? (
        <>
          {data.named.length === 0 ? (
            <CardNote>No one decides in your place. Name a deputy before you go away.</CardNote>
          ) : (
            <ul>
              {data.named.map((deputy) => (
                <CardRow
                  key={deputy.id}
                  picture={<Face person={deputy.deputy} decorative />}
                  name={<span>{deputy.deputy.displayName}</span>}
                  second={daysOf(deputy)}
                  end={
                    mayChange && (
                      <Button
                        variant="subtle"
                        size="compact-sm"
                        aria-label={`Remove ${deputy.deputy.displayName}`}
                        onClick={() => setRemoved(deputy)}
                      >
                        Remove
                      </Button>
                    )
                  }
                />
              ))}
            </ul>
          )}
          {data.actingFor.length > 0 && <ActingFor deputies={data.actingFor} />}
        </>
      ) : error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <CardNote>
          <Skeleton shape="avatar" />
        </CardNote>
      )}
      {isNaming && <NameDeputyDialog onClose={() => setIsNaming(false)} />}
      {removed && (
        <ConfirmChangeDialog
          opened
          onClose={() => setRemoved(undefined)}
          onChange={() => remove(removed.id)}
          done={`${removed.deputy.displayName} is no longer your deputy`}
          title={`Remove ${removed.deputy.displayName} as your deputy?`}
          confirmLabel="Remove deputy"
          danger
        >
          They can no longer decide on requests that wait for you. What they decided stays.
        </ConfirmChangeDialog>
      )}
    </Card>
  )
}

const daysOf = ({ from, to, absenceID }: Deputy): string =>
  `${formatDateRange({ from, to })}${absenceID === null ? '' : ', with your leave'}`

function ActingFor({ deputies }: { deputies: readonly Deputy[] }) {
  return (
    <section aria-label="You decide for">
      <Box style={{ padding: 'var(--s3) var(--s4) var(--s1)' }}>
        <Text as="h3" size={13} weight="semi">
          You decide for
        </Text>
      </Box>
      <ul>
        {deputies.map(({ id, employee, from, to }) => (
          <CardRow
            key={id}
            picture={<Face person={employee} decorative />}
            name={<span>{employee.displayName}</span>}
            second={formatDateRange({ from, to })}
          />
        ))}
      </ul>
    </section>
  )
}
