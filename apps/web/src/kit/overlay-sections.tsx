import { Button, Tabs } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { Count } from '../ui/chips/count'
import { Banner } from '../ui/feedback/banner'
import { LoadingBar } from '../ui/feedback/loading-bar'
import { DeactivatedBanner, ImpersonationBanner } from '../ui/feedback/person-banners'
import { showError, showSuccess } from '../ui/feedback/snackbar'
import { UnsavedChangesBanner } from '../ui/feedback/unsaved-changes-banner'
import { Box } from '../ui/layout/box'
import { TabLinks } from '../ui/menus/tab-links'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog'
import { Dialog } from '../ui/overlays/dialog'
import { PanelLayout, SidePanel } from '../ui/overlays/side-panel'
import classes from './kit.module.css'
import { KitSection, Line } from './kit-section'

/** More lines than any screen holds. */
const LINES = Array.from({ length: 60 }, (_, index) => index + 1)

/** A name as long as it may be, without a place to break. */
const LONGEST_NAME = 'Water'.repeat(40)

export function OverlaySections() {
  const [dialog, setDialog] = useState<'clean' | 'tall' | 'named' | 'dirty' | 'confirm' | 'secret' | null>(null)
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const close = () => setDialog(null)
  return (
    <>
      <KitSection title="Dialogs" span={6}>
        <Line>
          <Button variant="default" onClick={() => setDialog('clean')}>
            Open a dialog
          </Button>
          <Button variant="default" onClick={() => setDialog('tall')}>
            As tall as the screen
          </Button>
          <Button variant="default" onClick={() => setDialog('named')}>
            With a long name
          </Button>
          <Button variant="default" onClick={() => setDialog('dirty')}>
            With unsaved changes
          </Button>
          <Button variant="default" onClick={() => setDialog('confirm')}>
            Confirm
          </Button>
          <Button variant="default" onClick={() => setDialog('secret')}>
            Confirm with the secret text
          </Button>
        </Line>
        <Dialog
          opened={dialog === 'clean' || dialog === 'tall' || dialog === 'named' || dialog === 'dirty'}
          isDirty={dialog === 'dirty'}
          onClose={close}
          title={dialog === 'named' ? `Edit “${LONGEST_NAME}”` : 'Add client'}
          actions={
            <>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Add client</Button>
            </>
          }
        >
          <p>A dialog is 528 wide, and 800 on large screens.</p>
          {dialog === 'tall' && LINES.map((line) => <p key={line}>Line {line}</p>)}
        </Dialog>
        <ConfirmDialog
          opened={dialog === 'confirm'}
          onClose={close}
          onConfirm={close}
          title="Deactivate “Northgate Water”?"
          confirmLabel="Deactivate"
        >
          It can be activated again at any time.
        </ConfirmDialog>
        <ConfirmDialog
          opened={dialog === 'secret'}
          onClose={close}
          onConfirm={close}
          title="Delete “Timetable portal”?"
          confirmLabel="Delete project"
          danger
          secret="Timetable portal"
        >
          3 task lists, 42 tasks and 18 bookings go with it. This cannot be undone.
        </ConfirmDialog>
      </KitSection>
      <KitSection title="Banners, snackbar, loading bar" span={6}>
        <div className={classes.framed}>
          <ImpersonationBanner name="Tom Okafor" onStop={() => undefined} />
          <DeactivatedBanner onReactivate={() => undefined} />
          <Banner tone="info" icon={<IconInfoCircle size={18} stroke={1.75} aria-hidden />}>
            Figures are as of 12/11/2026
          </Banner>
          <UnsavedChangesBanner onDiscard={() => undefined} onSave={() => undefined} />
        </div>
        <Line>
          <Button variant="default" onClick={() => showSuccess('Updated successfully')}>
            Success
          </Button>
          <Button variant="default" onClick={() => showError('Time sheet comment required')}>
            Error
          </Button>
          <Button variant="default" onClick={() => setIsLoading(!isLoading)}>
            {isLoading ? 'Finish loading' : 'Start loading'}
          </Button>
        </Line>
        <LoadingBar active={isLoading} />
      </KitSection>
      <KitSection title="Panel beside a list" span={7}>
        <div className={classes.panelFrame}>
          <PanelLayout
            panel={
              isPanelOpen && (
                <SidePanel
                  title="Edit Your Time Sheet Submission"
                  onClose={() => setIsPanelOpen(false)}
                  startActions={<Button variant="deny">Delete</Button>}
                  actions={
                    <>
                      <Button variant="default" onClick={() => setIsPanelOpen(false)}>
                        Cancel
                      </Button>
                      <Button>Save</Button>
                    </>
                  }
                >
                  <p>412 to 440 wide beside the list, full-screen on phones.</p>
                </SidePanel>
              )
            }
          >
            <Box style={{ padding: 'var(--s4)' }}>
              <Button variant="default" onClick={() => setIsPanelOpen(true)}>
                Open the panel
              </Button>
            </Box>
          </PanelLayout>
        </div>
      </KitSection>
      <KitSection title="Tabs" span={5}>
        <TabLinks
          label="Client"
          flush
          tabs={[
            { label: 'Details', link: { to: '/kit' }, exact: true },
            { label: 'Contacts', link: { to: '/kit/$example', params: { example: 'contacts' } } },
            { label: 'Absence', link: { to: '/kit/$example', params: { example: 'absence' } }, count: 2 },
            { label: 'Approvals', link: { to: '/kit/$example', params: { example: 'x' } }, count: 11, waiting: true },
          ]}
        />
        <Tabs defaultValue="details">
          <Tabs.List aria-label="Employee">
            <Tabs.Tab value="details">Details</Tabs.Tab>
            <Tabs.Tab value="contract">Contract</Tabs.Tab>
            <Tabs.Tab value="absence" rightSection={<Count value={2} />}>
              Absence
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="details">Details of the employee</Tabs.Panel>
          <Tabs.Panel value="contract">Contract of the employee</Tabs.Panel>
          <Tabs.Panel value="absence">Absence of the employee</Tabs.Panel>
        </Tabs>
      </KitSection>
    </>
  )
}
