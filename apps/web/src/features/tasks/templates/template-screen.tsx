import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import { IconBriefcase, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ClosedPage } from '../../../shell/errors/closed-page'
import { RecordFrame, RecordPage } from '../../../shell/record/record-page'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { icon } from '../../../ui/icon'
import { Text } from '../../../ui/layout/box'
import { RecordHead } from '../../../ui/layout/record-head'
import { TabLinks } from '../../../ui/menus/tab-links'
import { TemplateActions } from './template-actions'
import { TemplateCounts } from './template-counts'
import { TEMPLATES } from './template-link'
import { TemplateStateChip } from './template-state-chip'
import { useText } from './template-words'
import classes from './templates.module.css'
import { templateQuery } from './templates.queries'

interface TemplateScreenProps {
  readonly templateID: string
  /** The tab that is open. */
  readonly children: ReactNode
}

/** A template: its head, and one of its tabs. */
export function TemplateScreen({ templateID, children }: TemplateScreenProps) {
  const { capabilities } = useWorkspaceViewer()
  const isOpen = capabilities.has('canManageProjects')
  const query = useQuery({ ...templateQuery(templateID), enabled: isOpen })
  if (!isOpen) return <ClosedPage title="Project template" />
  return (
    <RecordPage
      query={query}
      title="Project template"
      notThere="This template was deleted, or you don’t have access to it."
      goesWhenGone
      bodyClass={classes.body}
      columnsClass={classes.columns}
    >
      {(template) => (
        <RecordFrame head={<TemplateHead template={template} />} bodyClass={classes.body}>
          {children}
        </RecordFrame>
      )}
    </RecordPage>
  )
}

const PAGE = '/employments/$companyDomain/project-template/$templateID'

function TemplateHead({ template }: { template: ProjectTemplate }) {
  const { company } = useWorkspaceViewer()
  const params = { companyDomain: company.domain, templateID: template.id }
  const { taskLists, taskCount, automationCount } = template
  return (
    <RecordHead
      crumbs={[
        {
          id: 'templates',
          content: (
            <Link to={TEMPLATES} params={{ companyDomain: company.domain }}>
              Project templates
            </Link>
          ),
        },
      ]}
      picture={
        <Text rigid tone="primary" className={classes.picture} aria-hidden>
          <IconTemplate size={22} stroke={1.75} />
        </Text>
      }
      name={template.name}
      chips={<TemplateStateChip isActive={template.isActive} />}
      facts={
        <>
          <TemplateCounts lists={taskLists.length} tasks={taskCount} automations={automationCount} />
          <span>
            <IconBriefcase {...icon} />
            {useText(template)}
          </span>
        </>
      }
      actions={<TemplateActions template={template} />}
      tabs={
        <TabLinks
          label="Template"
          flush
          tabs={[
            { label: 'Configure', link: { to: `${PAGE}/configure`, params } },
            { label: 'Task lists', link: { to: `${PAGE}/taskLists`, params } },
            { label: 'Task statuses', link: { to: `${PAGE}/taskStatuses`, params } },
            { label: 'Automations', link: { to: `${PAGE}/automations`, params } },
          ]}
        />
      }
    />
  )
}
