import { Button } from '@mantine/core'
import type { RoleCandidate } from '@praxis/contract/planning/planning-changes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../ui/feedback/message-of'
import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { Text } from '../../../ui/layout/box'
import { CardRow } from '../../../ui/layout/card-row'
import { EmptyState, ErrorState } from '../../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../../ui/lists/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { Face } from '../../../ui/people/face'
import { useUndoing } from '../planning.mutations'
import { roleCandidatesQuery } from '../planning.queries'
import { useInScenario } from '../scenarios/scenario-context'
import { reasonsOf } from './candidate-words'
import classes from './candidates.module.css'

interface CandidatesDialogProps {
  readonly role: { readonly id: string; readonly name: string }
  /** Has somebody fill the role; throws what the server refuses. */
  readonly fill: (employeeID: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Who could fill a role, those with most time for it first, each with what speaks for them. */
export function CandidatesDialog({ role, fill, onClose }: CandidatesDialogProps) {
  const { data, error, refetch } = useQuery(roleCandidatesQuery(role.id, useInScenario()))
  const { undo } = useUndoing()
  const [chosen, setChosen] = useState<string>()
  const choose = async ({ id, displayName }: RoleCandidate['employee']) => {
    setChosen(id)
    try {
      await fill(id)
      showSuccess(`${role.name}: ${displayName} named`, { label: 'Undo', onPress: () => undo() })
      onClose()
    } catch (refusal) {
      showError(messageOf(refusal))
      setChosen(undefined)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={`Find a person: ${role.name}`} width={640}>
      {!data && error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <ul aria-busy aria-label="Loading people">
          {placesOf(5).map((place) => (
            <CardRow key={place} name={<Skeleton shape="avatar" index={place} />} />
          ))}
        </ul>
      )}
      {data?.length === 0 && <EmptyState text="No one is available in client resourcing yet." />}
      {data && data.length > 0 && (
        <ul className={classes.people}>
          {data.map((candidate) => (
            <CardRow
              key={candidate.employee.id}
              picture={<Face person={candidate.employee} decorative />}
              name={
                <span>
                  {candidate.employee.displayName}{' '}
                  <Text size={12} weight="normal" tone="third">
                    {candidate.employee.jobTitle}
                  </Text>
                </span>
              }
              second={<span className={classes.reasons}>{reasonsOf(candidate).join(' · ')}</span>}
              end={
                <Button
                  variant="default"
                  size="xs"
                  loading={chosen === candidate.employee.id}
                  disabled={chosen !== undefined}
                  aria-label={`Choose ${candidate.employee.displayName}`}
                  onClick={() => void choose(candidate.employee)}
                >
                  Choose
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
