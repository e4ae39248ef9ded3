import { Button } from '@mantine/core'
import type { Portal } from '@praxis/contract/portals/project-portals'
import type { SignOffListItem } from '@praxis/contract/portals/project-sign-offs'
import type { Project } from '@praxis/contract/projects/projects'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { icon } from '../../../ui/icon'
import { inDialog } from '../../../ui/late/in-dialog'
import { late } from '../../../ui/late/late'
import { Opening } from '../../../ui/late/opening'
import { Card } from '../../../ui/layout/card'
import { CardFoot, CardNote, CardRow } from '../../../ui/layout/card-row'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { useDayText } from '../../reader/readers-time'
import { stateOf } from '../portal-words'
import { signOffsQuery } from '../project-portals.queries'
import { SignOffStateChip } from './sign-off-state-chip'
import { KINDS, outcomeOf } from './sign-off-words'

const NewSignOffDialog = late(
  () => import('./new-sign-off-dialog').then(({ NewSignOffDialog: part }) => ({ default: part })),
  inDialog,
)

interface SignOffsCardProps {
  readonly project: Project
  readonly portal: Portal
}

/** What was put up for approval in a portal. */
export function SignOffsCard({ project, portal }: SignOffsCardProps) {
  const ids = { projectID: project.id, portalID: portal.id }
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(signOffsQuery(ids))
  const [isAsking, setIsAsking] = useState(false)
  const signOffs = data?.pages.flatMap(({ items }) => items)
  const isShared = portal.sharedInfos.includes('signOffs')
  const mayAsk = portal.can.edit && isShared && stateOf(portal, project.details.isActive) === 'open'
  return (
    <Card
      title="Approvals"
      count={data?.pages[0]?.metadata.total}
      flush
      actions={
        mayAsk && (
          <Button variant="subtle" size="xs" leftSection={<IconPlus {...icon} />} onClick={() => setIsAsking(true)}>
            Ask for approval
          </Button>
        )
      }
    >
      {error && !signOffs && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!error && !signOffs && (
        <CardNote>
          <Skeletons count={2} />
        </CardNote>
      )}
      {signOffs?.length === 0 && (
        <CardNote>
          {isShared
            ? 'Nothing yet. Deliverables, documents and weeks of time can be put up for approval.'
            : 'Switch Approvals on to put deliverables, documents and weeks of time up for approval.'}
        </CardNote>
      )}
      {signOffs && signOffs.length > 0 && (
        <ul aria-label="Approvals">
          {signOffs.map((signOff) => (
            <SignOffRow key={signOff.id} signOff={signOff} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <CardFoot>
          <Button variant="subtle" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Earlier
          </Button>
        </CardFoot>
      )}
      {isAsking && (
        <Opening>
          <NewSignOffDialog project={project} portal={portal} onClose={() => setIsAsking(false)} />
        </Opening>
      )}
    </Card>
  )
}

function SignOffRow({ signOff }: { signOff: SignOffListItem }) {
  const dayText = useDayText()
  const { id, title, kind, state, askedBy, askedAt, portal } = signOff
  const asked = `${askedBy ? `${askedBy.displayName} asked` : 'asked'} on ${dayText(askedAt)}`
  return (
    <CardRow
      name={
        <Link to="." search={{ portal: portal.id, signOff: id }} resetScroll={false}>
          {title}
        </Link>
      }
      second={[KINDS[kind], asked, outcomeOf(signOff, dayText)].filter(Boolean).join(' · ')}
      end={<SignOffStateChip state={state} />}
    />
  )
}
