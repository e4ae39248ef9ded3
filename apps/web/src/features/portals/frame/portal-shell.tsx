import { IconDots, IconEye, IconLogout, IconMenu2 } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { MainLandmark } from '../../../shell/layouts/main-landmark'
import { Banner } from '../../../ui/feedback/banner'
import { Logo } from '../../../ui/people/logo'
import { PlainButton } from '../../../ui/plain/plain-button'
import { useCompanyColours } from '../../../ui/theme/company-colours'
import { PortalLink, usePlace } from '../place/place-context'
import type { PortalPage } from '../place/portal-place'
import { portalVisits } from '../visit/visits-here'
import { usePortal } from './portal-context'
import classes from './portal-shell.module.css'
import { type PortalTab, tabsOf } from './portal-tabs'

/** As many as a phone's bar has room for. */
const IN_BAR = 5

/** Pages that fill the window and scroll by themselves. */
const FILLING: ReadonlySet<PortalPage> = new Set(['tasks', 'plan'])

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
      {portal.isPreview && <PreviewBar />}
      <header className={classes.top}>
        <Logo name={company.name} image={company.logoImage} colour="var(--primary-7)" />
        <b className={classes.company}>{company.name}</b>
        {project.client !== null && (
          <span className={classes.client}>
            <span className={classes.of}>client portal of</span>
            <Logo name={project.client} size="xs" />
            <span>{project.client}</span>
          </span>
        )}
        <AccountMenu />
      </header>
      <MainLandmark className={classes.page} id="page">
        <div className={classes.head}>
          <div className={classes.headInside}>
            <h1 className={classes.title}>{title}</h1>
            {welcomeText !== '' && !fills && <p className={classes.welcome}>{welcomeText}</p>}
            {tabs.length > 1 && <PortalTabs tabs={tabs} />}
          </div>
        </div>
        <div className={classes.body}>{children}</div>
      </MainLandmark>
      {tabs.length > 1 && <PhoneBar tabs={tabs} />}
    </div>
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
  if (!visitor) return null
  return (
    <>
      <span className={classes.visitor}>{visitor.email}</span>
      <span className={classes.leave}>
        <PlainButton variant="default" fit onClick={leave}>
          Sign out
        </PlainButton>
      </span>
      <button type="button" className={classes.menuButton} popoverTarget="portal-account" aria-label="Menu">
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </button>
      <div id="portal-account" popover="auto" className={classes.sheet} data-place="top">
        <p className={classes.sheetNote}>{visitor.email}</p>
        <button type="button" className={classes.sheetLine} onClick={leave}>
          <IconLogout size={18} stroke={1.75} aria-hidden />
          Sign out
        </button>
      </div>
    </>
  )
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
          <Icon size={20} stroke={1.75} aria-hidden />
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
