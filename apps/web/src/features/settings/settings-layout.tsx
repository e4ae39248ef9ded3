import { textOf } from '@praxis/contract/protocol/reasons'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { ClosedPage } from '../../shell/errors/closed-page'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { momentText } from '../../ui/dates/moment-text'
import { Box, Grid, Stack, Text } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { PageBody, PageHead } from '../../ui/layout/page-head'
import { EmptyState, ErrorState } from '../../ui/lists/list-states'
import { Skeletons } from '../../ui/lists/skeleton'
import { LinkButton } from '../../ui/menus/link-button'
import { companyManagementQuery } from './settings.queries'
import classes from './settings-layout.module.css'
import { SETTINGS_PAGES, type SettingsPageEntry, settingsPageAt } from './settings-pages'

/** The settings' own navigation, and the page chosen in it. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  const { company, capabilities } = useWorkspaceViewer()
  const { pathname } = useLocation()
  const page = settingsPageAt(pathname)

  if (!capabilities.has('canManageCompany')) return <ClosedPage title="Company Settings" />
  return (
    <div className={classes.settings}>
      <SettingsNavigation current={page} />
      {/* The key makes each page begin at its top. */}
      <Stack className={classes.page} shrinks key={page.to}>
        {page.feature && !company.features.has(page.feature) ? (
          <DisabledFeaturePage title={page.label} />
        ) : (
          <LoadedSettings title={page.label}>{children}</LoadedSettings>
        )}
      </Stack>
    </div>
  )
}

function SettingsNavigation({ current }: { current: SettingsPageEntry }) {
  const { company } = useWorkspaceViewer()
  const { data } = useQuery(companyManagementQuery)
  const strip = useRef<HTMLElement>(null)
  const entries = SETTINGS_PAGES.filter((entry) => !('feature' in entry) || company.features.has(entry.feature))

  // On phones the entries are a strip that scrolls sideways: the open page's entry is brought into sight.
  useEffect(() => {
    const entry = strip.current?.querySelector(`[data-page="${current.to}"]`)
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current.to])

  return (
    <nav className={classes.navigation} aria-label="Company Settings" ref={strip}>
      <Text className={classes.title} heading={16} style={{ padding: '0 var(--s3) var(--s2)' }}>
        Company Settings
      </Text>
      {entries.map((entry, index) => (
        <Fragment key={entry.to}>
          {entries[index - 1]?.zone !== entry.zone && <span className={classes.zone}>{entry.zone}</span>}
          <Link
            className={classes.entry}
            data-page={entry.to}
            to={entry.to}
            params={{ companyDomain: company.domain }}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            <entry.icon size={18} stroke={1.75} aria-hidden />
            {entry.label}
          </Link>
        </Fragment>
      ))}
      <span className={classes.space} />
      {data?.lastChange && (
        <Box as="p" size={12} tone="third" figures breaks className={classes.lastChange}>
          Last changed{data.lastChange.by && <> by {data.lastChange.by},</>}
          <br />
          {momentText(data.lastChange.at)}
        </Box>
      )}
    </nav>
  )
}

function LoadedSettings({ title, children }: { title: string; children: ReactNode }) {
  const { data, error, refetch } = useQuery(companyManagementQuery)
  if (data) return children
  return (
    <>
      <PageHead title={title} tabTitle={`${title} · Company Settings`} />
      <PageBody>
        <Card>
          {error ? (
            <ErrorState text={error.message} onRetry={() => void refetch()} />
          ) : (
            <Grid gap={4} style={{ padding: 'var(--s2) 0' }} aria-busy>
              <Skeletons count={6} />
            </Grid>
          )}
        </Card>
      </PageBody>
    </>
  )
}

function DisabledFeaturePage({ title }: { title: string }) {
  const { company } = useWorkspaceViewer()
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <Card>
          <EmptyState
            text={textOf({ reason: 'featureDisabled' })}
            icon={<IconLock size={20} stroke={1.75} />}
            action={
              <LinkButton
                variant="default"
                link={{ to: '/employments/$companyDomain/settings', params: { companyDomain: company.domain } }}
              >
                Go to features
              </LinkButton>
            }
          />
        </Card>
      </PageBody>
    </>
  )
}
