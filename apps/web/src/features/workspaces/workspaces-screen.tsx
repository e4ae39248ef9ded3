import type { Employment } from '@praxis/contract/people/users'
import { textOf } from '@praxis/contract/protocol/reasons'
import { useSuspenseQuery } from '@tanstack/react-query'
import { KeyHint } from '../../ui/keys/key-hint'
import { Box, Grid, Row } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { useRovingRows } from '../../ui/lists/use-roving-rows'
import { PlainAlert } from '../../ui/plain/plain-alert'
import { CreateCompanyForm } from './create-company-form'
import { WorkspaceCard } from './workspace-card'
import { employmentsQuery } from './workspaces.queries'
import classes from './workspaces-screen.module.css'

/** So few workspaces stand below each other, beside a form as wide as they are. */
const FEW = 2

function countText(employments: readonly Employment[]): string {
  const { length } = employments
  if (length === 0) return 'You don’t belong to a company yet. Create one, or ask a colleague to invite you.'
  return length === 1 ? 'You belong to one company.' : `You belong to ${length} companies.`
}

/** The workspaces that can be entered first, the most recently opened at the top. */
function inOrder(employments: readonly Employment[]): Employment[] {
  return employments.toSorted(
    (a, b) => Number(b.isActive) - Number(a.isActive) || (b.lastOpenedAt ?? '').localeCompare(a.lastOpenedAt ?? ''),
  )
}

/** `reason`: why the workspace that was asked for could not be opened. */
export function WorkspacesScreen({ reason }: { reason?: string }) {
  const { data } = useSuspenseQuery(employmentsQuery)
  const employments = inOrder(data)
  const roving = useRovingRows({ keys: employments.filter(({ isActive }) => isActive).map(({ id }) => id) })
  const now = new Date()
  return (
    <>
      <title>Workspaces · Praxis</title>
      <Row as="header" gap={4} align="end" justify="between">
        <div>
          <Box as="h1" heading={24}>
            Choose a workspace
          </Box>
          <Box as="p" tone="second" style={{ marginTop: 2 }}>
            {countText(employments)}
          </Box>
        </div>
        {employments.length > 1 && (
          <div className={classes.keys}>
            <KeyHint keys={['ArrowUp', 'ArrowDown']} label="move" />
            <KeyHint keys={['Enter']} label="open" />
          </div>
        )}
      </Row>
      {reason && (
        <Box style={{ marginTop: 'var(--s5)' }}>
          <PlainAlert title={textOf({ reason })}>The workspace couldn’t be opened.</PlainAlert>
        </Box>
      )}
      <Grid
        align="start"
        gap={6}
        className={classes.layout}
        data-empty={employments.length === 0 || undefined}
        data-few={employments.length <= FEW || undefined}
      >
        <ul className={classes.cards} aria-label="Workspaces" {...roving.listProps}>
          {employments.map((employment) => (
            <Grid as="li" shrinks key={employment.id}>
              <WorkspaceCard
                employment={employment}
                now={now}
                {...(employment.isActive && { roving: roving.rowProps(employment.id) })}
              />
            </Grid>
          ))}
        </ul>
        <Card title="Create a company">
          <CreateCompanyForm />
        </Card>
      </Grid>
    </>
  )
}
