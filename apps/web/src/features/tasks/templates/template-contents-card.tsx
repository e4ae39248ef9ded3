import type { ProjectTemplate } from '@praxis/contract/projects/project-templates'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWorkspaceViewer } from '../../../shell/workspace/workspace-context'
import { Box, Row, Stack, Text } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { StatusMark } from '../statuses/status-mark'
import { countText } from './template-words'
import classes from './templates.module.css'

const PAGE = '/employments/$companyDomain/project-template/$templateID'

/** What a project made from the template starts with, each part leading to where it is arranged. */
export function TemplateContentsCard({ template }: { template: ProjectTemplate }) {
  const { company } = useWorkspaceViewer()
  const { taskLists, taskStatuses, automationCount } = template
  const params = { companyDomain: company.domain, templateID: template.id }
  return (
    <Card title="What new projects get">
      <Stack gap={4}>
        <Part
          title={countText(taskLists.length, 'task list')}
          link={
            <Link to={`${PAGE}/taskLists`} params={params} aria-label="Edit task lists">
              Edit
            </Link>
          }
        >
          {taskLists.map(({ id, name, activeTaskCount }) => (
            <li key={id}>
              <Text grow shrinks breaks>
                {name}
              </Text>
              <Text tone="third" figures>
                {countText(activeTaskCount, 'task')}
              </Text>
            </li>
          ))}
        </Part>
        <Part
          title={taskStatuses.length === 1 ? '1 status' : `${taskStatuses.length} statuses`}
          link={
            <Link to={`${PAGE}/taskStatuses`} params={params} aria-label="Edit statuses">
              Edit
            </Link>
          }
        >
          {taskStatuses.map(({ id, name, color, progress }) => (
            <li key={id}>
              <StatusMark color={color} progress={progress} />
              <Text grow shrinks breaks>
                {name}
              </Text>
            </li>
          ))}
        </Part>
        <Part
          title={countText(automationCount, 'automation')}
          link={
            <Link to={`${PAGE}/automations`} params={params} aria-label="Edit automations">
              Edit
            </Link>
          }
        />
      </Stack>
    </Card>
  )
}

function Part({ title, link, children }: { title: string; link: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <Row className={classes.contentHead} align="baseline" justify="between" size={13}>
        <h3>{title}</h3>
        {link}
      </Row>
      {children && (
        <Box as="ul" className={classes.content} tone="second" size={13}>
          {children}
        </Box>
      )}
    </div>
  )
}
