import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Banner } from '../feedback/banner'
import { InBannerSlot } from '../feedback/banner-slot'
import { draftTime, type NoticedDraft } from './draft-notice'

/** Offers a record's draft from another tab. */
export function OfferedDraftBanner({ draft }: { draft: NoticedDraft }) {
  if (draft.offeredAt === undefined) return null
  return (
    <InBannerSlot>
      <Banner
        tone="info"
        icon={<IconHistory size={18} stroke={1.75} aria-hidden />}
        actions={
          <>
            <Button size="xs" variant="subtle" onClick={draft.discardOffered}>
              Discard
            </Button>
            <Button size="xs" variant="default" onClick={draft.restore}>
              Restore
            </Button>
          </>
        }
      >
        Unsaved changes from {draftTime(draft.offeredAt)}
      </Banner>
    </InBannerSlot>
  )
}
