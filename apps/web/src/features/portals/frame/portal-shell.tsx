import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { IconDots, IconDownload, IconEye, IconLogout, IconMail, IconMenu2 } from '@tabler/icons-react'
import { type ReactNode, Suspense, useRef } from 'react'
import { MainLandmark } from '../../../shell/layouts/main-landmark'
import { Count } from '../../../ui/chips/count'
import { Banner } from '../../../ui/feedback/banner'
import { late, unseen } from '../../../ui/late/late'
import { Logo } from '../../../ui/people/logo'
import { PlainButton } from '../../../ui/plain/plain-button'
import { useCompanyColours } from '../../../ui/theme/company-colours'
import { useDownload } from '../documents/use-download'
import { PortalLink, usePlace } from '../place/place-context'
import type { PortalPage } from '../place/portal-place'
import { useSignOffsWaiting } from '../sign-offs/use-sign-offs-waiting'
import { portalVisits } from '../visit/visits-here'
import { usePortal } from './portal-context'
import classes from './portal-shell.module.css'
import { type PortalTab, tabsOf } from './portal-tabs'

/** As many as a phone's bar has room for. */
const IN_BAR = 5

/** Pages that fill the window and scroll by themselves. */
const FILLING: ReadonlySet<PortalPage> = new Set(['tasks', 'plan'])

const PortalLive = late(() => import('./portal-live'), unseen)

const leave = () => portalVisits.leave()

/** The firm's colours, name and logo around the pages of a portal. */
export function PortalShell({ children }: { children: ReactNode }) {
  const portal = usePortal()
  const { company, project, title, welcomeText } = portal
  useCompanyColours(company.theme)
  const tabs = tabsOf(portal)
  const { place } = usePlace()
  const fills = place.page !== undefined && FILLING.has(place.page)
  return (
    <div className={classes.portal} data-fills={fills || undefined}>
      <title>{`${title} · ${company.name}`}</title>
      <Suspense>
        <PortalLive reference={portal.reference} email={portal.visitor?.email} />
      </Suspense>
      {portal.isPreview && <PreviewBar />}
      <header className={classes.top}>
        <Logo name={company.name} image={company.logoImage} colour="var(--primary-7)" />
        <b className={classes.company}>{company.name}</b>
        {project.client !== null && (
          <span className={classes.client}>
            <span className={classes.of}>client portal of</span>
            <Logo name={project.client} image={project.clientLogoImage} size="xs" />
            <span>{project.client}</span>
          </span>
        )}
        <AccountMenu />
      </header>
      <MainLandmark className={classes.page} id="page">
        <div className={classes.head}>
          <div className={classes.headInside}>
            <div className={classes.titleLine}>
              <h1 className={classes.title}>{title}</h1>
              {place.page === 'overview' && <TasksPdf />}
            </div>
            {welcomeText !== '' && !fills && (
              <p className={classes.welcome} data-short={place.page !== 'overview' || undefined}>
                {welcomeText}
              </p>
            )}
            {tabs.length > 1 && <PortalTabs tabs={tabs} />}
          </div>
        </div>
        <div className={classes.body}>{children}</div>
      </MainLandmark>
      {tabs.length > 1 && <PhoneBar tabs={tabs} />}
    </div>
  )
}

/** The tasks to print, or to take to a meeting. */
function TasksPdf() {
  const { reference } = usePortal()
  const { download, waitsFor, problem } = useDownload()
  const params = { projectId: reference }
  return (
    <span className={classes.pdf}>
      <PlainButton
        variant="default"
        fit
        isWaiting={waitsFor !== undefined}
        onClick={() => void download('pdf', 'tasks.pdf', portalTasks.printTasks, { params, query: {} })}
      >
        <IconDownload size={16} stroke={1.75} aria-hidden />
        PDF of the tasks
      </PlainButton>
      {problem && <span role="alert">{problem}</span>}
    </span>
  )
}

function PreviewBar() {
  return (
    <Banner
      tone="info"
      icon={<IconEye size={18} stroke={1.75} aria-hidden />}
      actions={
        <PlainButton variant="default" fit onClick={leave}>
          End preview
        </PlainButton>
      }
    >
      <b>Preview.</b> This is what visitors of the portal see. Nothing can be changed here.
    </Banner>
  )
}

/** Who looks in, and the way out; a preview has its own. */
function AccountMenu() {
  const { visitor } = usePortal()
  const account = useRef<HTMLDivElement>(null)
  if (!visitor) return null
  return (
    <>
      <span className={classes.visitor}>{visitor.email}</span>
      <PortalLink page="mails" className={classes.mails}>
        E-mails
      </PortalLink>
      <span className={classes.leave}>
        <PlainButton variant="default" fit onClick={leave}>
          Sign out
        </PlainButton>
      </span>
      <button type="button" className={classes.menuButton} popoverTarget="portal-account" aria-label="Menu">
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      <div ref={account} id="portal-account" popover="auto" className={classes.sheet} data-place="top">
        <p className={classes.sheetNote}>{visitor.email}</p>
        <PortalLink page="mails" className={classes.sheetLine} onGo={() => account.current?.hidePopover()}>
          <IconMail size={18} stroke={1.75} aria-hidden />
          E-mails
        </PortalLink>
        <button type="button" className={classes.sheetLine} onClick={leave}>
          <IconLogout size={18} stroke={1.75} aria-hidden />
          Sign out
        </button>
      </div>
    </>
  )
}

/** How many sign-offs wait for the client. */
function Waiting() {
  const { waiting } = useSignOffsWaiting()
  return waiting.length > 0 && <Count value={waiting.length} waiting />
}

interface TabsProps {
  readonly tabs: readonly PortalTab[]
}

function PortalTabs({ tabs }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label="Portal">
      {tabs.map(({ label, page }) => (
        <PortalLink key={label} page={page} className={classes.tab}>
          {label}
          {page === 'approvals' && <Waiting />}
        </PortalLink>
      ))}
    </nav>
  )
}

/** The tabs of a phone: what is done most at hand, the rest a press away. */
function PhoneBar({ tabs }: TabsProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const hasMore = tabs.length > IN_BAR
  const [atHand, others] = [tabs.slice(0, hasMore ? IN_BAR - 1 : IN_BAR), hasMore ? tabs.slice(IN_BAR - 1) : []]
  return (
    <nav className={classes.bar} aria-label="Portal">
      {atHand.map(({ label, page, icon: Icon }) => (
        <PortalLink key={label} page={page} className={classes.barLine}>
          <span className={classes.barIcon}>
            <Icon size={20} stroke={1.75} aria-hidden />
            {page === 'approvals' && <Waiting />}
          </span>
          {label}
        </PortalLink>
      ))}
      {others.length > 0 && (
        <>
          <button type="button" className={classes.barLine} popoverTarget="portal-more">
            <IconDots size={20} stroke={1.75} aria-hidden />
            More
          </button>
          <div ref={sheet} id="portal-more" popover="auto" className={classes.sheet} data-place="bottom">
            {others.map(({ label, page, icon: Icon }) => (
              <PortalLink
                key={label}
                page={page}
                className={classes.sheetLine}
                onGo={() => sheet.current?.hidePopover()}
              >
                <Icon size={18} stroke={1.75} aria-hidden />
                {label}
              </PortalLink>
            ))}
          </div>
        </>
      )}
    </nav>
  )
}
