import { Button } from '@mantine/core'
import { Text } from '../../../../ui/layout/box'
import { changesCount } from '../scenario-words'
import classes from './differences.module.css'
import type { Merging } from './use-merging'

interface StartButtonsProps {
  readonly count: number
  readonly onDiscard: () => Promise<void>
  readonly isWaiting: boolean
}

/** Nothing is offered before something is chosen. */
export function StartButtons({ count, onDiscard, isWaiting }: StartButtonsProps) {
  if (count === 0) return null
  return (
    <Button variant="default" c="var(--error-text)" loading={isWaiting} onClick={() => void onDiscard()}>
      Discard {changesCount(count)}
    </Button>
  )
}

interface MergeButtonProps {
  readonly canEdit: boolean
  readonly merging: Merging
  readonly onClose: () => void
  /** Brings the changes into sight, where something is missing. */
  readonly onShow: () => void
}

/** Close and merge, with what stands in the way. */
export function MergeButton({ canEdit, merging, onClose, onShow }: MergeButtonProps) {
  const { plan, isMerging, merge } = merging
  const count = plan.changeIDs.length + plan.discardIDs.length
  const blocked = plan.blockedIDs.length
  return (
    <>
      {canEdit && blocked > 0 && (
        <Text size={13} tone="error">
          {blocked === 1 ? '1 selected change can’t be merged' : `${blocked} selected changes can’t be merged`}
        </Text>
      )}
      <Button variant="default" className={classes.close ?? ''} onClick={onClose}>
        Close
      </Button>
      {canEdit && (
        <Button
          disabled={count === 0 || blocked > 0}
          loading={isMerging}
          onClick={() => {
            onShow()
            void merge()
          }}
        >
          {count === 0 ? 'Merge' : `Merge ${changesCount(count)}`}
        </Button>
      )}
    </>
  )
}
