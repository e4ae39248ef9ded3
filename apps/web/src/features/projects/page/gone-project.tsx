import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Banner } from '../../../ui/feedback/banner'
import { InBannerSlot } from '../../../ui/feedback/banner-slot'
import { PageBody, PageHead } from '../../../ui/layout/page-head'
import { EmptyState } from '../../../ui/lists/list-states'

const GONE = 'This project was deleted, or you don’t have access to it'

/** Shown in place of a project that was deleted, or that the reader has no access to. */
export function GoneProject() {
  const { company } = useWorkspaceViewer()
  return (
    <>
      <PageHead title="Project" />
      <PageBody>
        <EmptyState
          text={`${GONE}.`}
          icon={<IconLock size={20} stroke={1.75} />}
          action={
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/employments/$companyDomain/projects" params={{ companyDomain: company.domain }} />
              )}
            >
              Go to projects
            </Button>
          }
        />
      </PageBody>
    </>
  )
}

/** Says that the project is gone: nothing can be saved any more, but what was typed can be copied. */
export function GoneBanner() {
  return (
    <InBannerSlot>
      <Banner tone="error" icon={<IconLock size={18} stroke={1.75} aria-hidden />}>
        {GONE}. Your changes are kept until you discard them
      </Banner>
    </InBannerSlot>
  )
}
