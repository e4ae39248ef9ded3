import { Button } from '@mantine/core'
import type { Absence, AbsenceSpan } from '@praxis/contract/absences/absence-shapes'
import { IconCalendar, IconPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMatchRoute, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { icon } from '../../ui/icon'
import { usePageShortcuts } from '../../ui/keys/page-shortcuts'
import { inDialog } from '../../ui/late/in-dialog'
import { late } from '../../ui/late/late'
import { Opening } from '../../ui/late/opening'
import { Row } from '../../ui/layout/box'
import { PageHead } from '../../ui/layout/page-head'
import { PhoneDock } from '../../ui/layout/phone-dock'
import { TabLinks } from '../../ui/menus/tab-links'
import { PanelLayout } from '../../ui/overlays/side-panel'
import classes from './absences.module.css'
import { awaitingAbsencesQuery } from './absences.queries'
import { LateLeavePanel } from './late-leave-panel'
import { LeaveProvider } from './leave-context'
import { type LeaveSubject, NEW_LEAVE } from './leave-subject'

const AbsencePanel = late(
  () => import('./absence-panel').then((module) => ({ default: module.AbsencePanel })),
  inDialog,
)
const SubscribeDialog = late(
  () => import('./feeds/subscribe-dialog').then((module) => ({ default: module.SubscribeDialog })),
  inDialog,
)

const ABSENCES = '/employments/$companyDomain/absences'
const TEAM = '/employments/$companyDomain/absences/team'
const REQUESTS = '/employments/$companyDomain/absences/requests'
const HISTORY = '/employments/$companyDomain/absences/history'

/** What stands beside the page. */
type Beside =
  | { readonly kind: 'request'; readonly subject: LeaveSubject; readonly opening: number }
  | { readonly kind: 'view'; readonly absence: Absence }

/** The page about absences: its head and tabs, and the panel beside whichever tab is open. */
export function AbsencesScreen({ children }: { children: ReactNode }) {
  const { company } = useWorkspaceViewer()
  const navigate = useNavigate()
  const { data: awaiting } = useQuery(awaitingAbsencesQuery)
  const [beside, setBeside] = useState<Beside>()
  const [asked, setAsked] = useState<AbsenceSpan>()
  const [isSubscribing, setIsSubscribing] = useState(false)
  const params = { companyDomain: company.domain }
  const opening = useMemo(
    () => ({
      request: (subject: LeaveSubject) =>
        setBeside((before) => ({
          kind: 'request',
          subject,
          opening: (before?.kind === 'request' ? before.opening : 0) + 1,
        })),
      view: (absence: Absence) => setBeside({ kind: 'view', absence }),
      asked,
    }),
    [asked],
  )
  const isTeam = useMatchRoute()({ to: TEAM, params }) !== false
  const close = () => setBeside(undefined)
  const request = () => opening.request(NEW_LEAVE)
  // A finger comes near nothing before it presses: what a press opens must not wait behind what the page fetches.
  useEffect(AbsencePanel.fetchAhead, [])
  usePageShortcuts('Absences', [{ keys: ['n'], label: 'Request leave', run: request }])
  return (
    <LeaveProvider value={opening}>
      <PanelLayout>
        <PageHead
          title="Absences and Holidays"
          actions={
            <>
              <Button
                variant="default"
                aria-label="Subscribe in calendar"
                leftSection={<IconCalendar {...icon} />}
                onPointerEnter={SubscribeDialog.fetchAhead}
                onClick={() => setIsSubscribing(true)}
              >
                Subscribe<span className={classes.onDesktop}>&nbsp;in calendar</span>
              </Button>
              <span className={classes.onDesktop}>
                <Button
                  leftSection={<IconPlus {...icon} />}
                  onPointerEnter={LateLeavePanel.fetchAhead}
                  onFocus={LateLeavePanel.fetchAhead}
                  onClick={request}
                >
                  Request leave
                </Button>
              </span>
            </>
          }
        />
        <TabLinks
          label="Absences and holidays"
          tabs={[
            { label: 'My year', exact: true, link: { to: ABSENCES, params } },
            { label: 'Team calendar', link: { to: TEAM, params } },
            {
              label: 'Requests',
              link: { to: REQUESTS, params },
              ...(awaiting && awaiting.items.length > 0 && { count: awaiting.items.length }),
            },
            { label: 'History', link: { to: HISTORY, params } },
          ]}
        />
        {children}
        <PhoneDock>
          <Row gap={2} align="stretch" className={classes.dock}>
            {!isTeam && (
              <Button
                size="lg"
                variant="default"
                leftSection={<IconUsers {...icon} />}
                onClick={() => void navigate({ to: TEAM, params })}
              >
                Who is away
              </Button>
            )}
            <Button size="lg" leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={request}>
              Request leave
            </Button>
          </Row>
        </PhoneDock>
        {beside?.kind === 'request' && (
          <Opening>
            <LateLeavePanel key={beside.opening} subject={beside.subject} onClose={close} onSpan={setAsked} />
          </Opening>
        )}
        {beside?.kind === 'view' && (
          <Opening>
            <AbsencePanel key={beside.absence.id} absence={beside.absence} onClose={close} />
          </Opening>
        )}
      </PanelLayout>
      {isSubscribing && (
        <Opening>
          <SubscribeDialog onClose={() => setIsSubscribing(false)} />
        </Opening>
      )}
    </LeaveProvider>
  )
}
