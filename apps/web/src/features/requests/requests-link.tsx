import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWorkspaceViewer } from '../../shell/workspace/workspace-context'
import classes from './requests-link.module.css'

/** Leads from where things are asked for to what became of them. */
export function RequestsLink() {
  const { company } = useWorkspaceViewer()
  return (
    <Button
      aria-label="Requests Center"
      title="Requests Center"
      className={classes.link ?? ''}
      variant="subtle"
      leftSection={<IconChecks size={16} stroke={1.75} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/employments/$companyDomain/requests" params={{ companyDomain: company.domain }} />
      )}
    >
      <span className={classes.word} data-gives-way>
        Requests Center
      </span>
    </Button>
  )
}
