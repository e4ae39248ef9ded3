import { useHotkeys } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { OfferedDraftBanner } from '../../ui/drafts/offered-draft-banner'
import { Banner } from '../../ui/feedback/banner'
import { InBannerSlot } from '../../ui/feedback/banner-slot'
import { UnsavedChangesBanner } from '../../ui/feedback/unsaved-changes-banner'
import { ChangedMeanwhileBanner, type ChangedMeanwhileProps } from '../../ui/forms/changed-meanwhile'
import type { Draft } from '../../ui/forms/use-draft'
import { LeavingGuard } from '../leaving-guard'
import { useDraftKept } from './kept-draft'

interface UnsavedDraftProps extends Pick<ChangedMeanwhileProps, 'labels' | 'textOf' | 'record'> {
  readonly draft: Pick<
    Draft<object>,
    'isDirty' | 'isSaving' | 'refusal' | 'collisions' | 'choose' | 'discard' | 'save' | 'draft'
  >
  /** The changes in a few words: 'name, address'. */
  readonly note?: ReactNode
  /** Called with the names of the fields that stand in the way of saving, if there are any. */
  readonly onRefused?: (names: readonly string[]) => void
  /** The path of a page whose tabs have paths below it, and share the draft. */
  readonly page?: string | undefined
}

/** The banners of a record's draft, which Ctrl or Cmd Enter saves from anywhere; leaving asks before it is lost. */
export function UnsavedDraft({ draft, note, onRefused, page, ...collisions }: UnsavedDraftProps) {
  const { isDirty, isSaving, refusal } = draft
  const save = async () => {
    const names = await draft.save()
    if (names.length > 0) onRefused?.(names)
  }
  useHotkeys([['mod+Enter', () => isDirty && void save()]], [], true)
  useDraftKept(isDirty)
  return (
    <>
      {isDirty && (
        <InBannerSlot>
          <UnsavedChangesBanner
            note={note}
            restoredAt={draft.draft.restoredAt}
            onDiscard={draft.discard}
            onSave={() => void save()}
            isSaving={isSaving}
          />
        </InBannerSlot>
      )}
      {isDirty && refusal && (
        <InBannerSlot>
          <Banner tone="error" icon={<IconAlertTriangle size={18} stroke={1.75} aria-hidden />}>
            <span role="alert">Not saved: {refusal}</span>
          </Banner>
        </InBannerSlot>
      )}
      <OfferedDraftBanner draft={draft.draft} />
      <ChangedMeanwhileBanner {...collisions} collisions={draft.collisions} onChoose={draft.choose} />
      <LeavingGuard isDirty={isDirty && !isSaving} onDiscard={draft.discard} page={page} />
    </>
  )
}
