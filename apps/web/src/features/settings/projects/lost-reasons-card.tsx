import { TextField } from '../../../ui/forms/text-field'
import type { FormField } from '../../../ui/forms/use-form'
import { OrderedListCard } from './ordered-list-card'
import classes from './ordered-list-card.module.css'

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
export const LostReasonsCard = (props: LostReasonsCardProps) => (
  <OrderedListCard
    {...props}
    note="Offered when an opportunity is lost"
    noun="reason"
    most={MOST_REASONS}
    begun=""
    nameOf={(reason) => reason}
    rowClass={classes.reason}
    fields={(reason, number, change) => (
      <TextField label={`Reason ${number}`} hideLabel value={reason} onChange={change} />
    )}
  />
)
