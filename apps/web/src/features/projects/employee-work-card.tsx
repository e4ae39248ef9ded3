import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import { Figure } from '../../ui/figures/figure'
import { Grid } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { ErrorState } from '../../ui/lists/list-states'
import { placesOf, Skeleton } from '../../ui/lists/skeleton'
import classes from './employee-work-card.module.css'
import { employeeWorkQuery } from './projects.queries'

/** How many projects and clients somebody works on; the reader's own count leads to the projects. */
export function EmployeeWorkCard({ employeeID }: { employeeID: string }) {
  const { company, employee } = useWorkspaceViewer()
  const isOn = company.features.has('project')
  const { data, error, refetch } = useQuery({ ...employeeWorkQuery(employeeID), enabled: isOn })
  if (!isOn) return null
  const isOwn = employeeID === employee.id
  return (
    <Card
      title="Work"
      flush
      actions={
        isOwn && (
          <Link
            className={classes.link}
            to="/employments/$companyDomain/projects"
            params={{ companyDomain: company.domain }}
          >
            My projects
          </Link>
        )
      }
    >
      {error && !data ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Grid gap={4} className={classes.figures} aria-busy={!data}>
          {data ? (
            <>
              <Figure label="Active projects" value={String(data.projects)} />
              <Figure label="Clients" value={String(data.clients)} />
            </>
          ) : (
            placesOf(2).map((place) => <Skeleton key={place} index={place} />)
          )}
        </Grid>
      )}
    </Card>
  )
}
