import type { ProjectTemplateListItem } from '@praxis/contract/projects/project-templates'
import { IconTemplate } from '@tabler/icons-react'
import { Box, Row, Stack, Text } from '../../../ui/layout/box'
import { Skeleton } from '../../../ui/lists/skeleton'
import { StatusMark } from '../statuses/status-mark'
import { TemplateCounts } from './template-counts'
import { TemplateLink } from './template-link'
import { TemplateStateChip } from './template-state-chip'
import { dayOfMoment, useText } from './template-words'
import classes from './templates.module.css'

export function TemplateCard({ template }: { template: ProjectTemplateListItem }) {
  const { id, name, isActive, taskListNames, taskStatuses, taskCount, automationCount, updatedAt } = template
  return (
    <Stack gap={3} grow shrinks className={classes.card}>
      <Row gap={3}>
        <Text rigid tone="primary" className={classes.picture} data-size="small" aria-hidden>
          <IconTemplate size={20} stroke={1.75} />
        </Text>
        <TemplateLink id={id} className={classes.cardName ?? ''}>
          {name}
        </TemplateLink>
        <TemplateStateChip isActive={isActive} />
      </Row>
      <Row align="stretch" wrap size={13} figures className={classes.counts}>
        <TemplateCounts lists={taskListNames.length} tasks={taskCount} automations={automationCount} />
      </Row>
      <Box as="p" twoLines tone="second" size={13} breaks>
        {taskListNames.join(', ') || 'No task lists yet'}
      </Box>
      <Row as="ul" align="stretch" wrap size={12} tone="second" className={classes.statuses} aria-label="Statuses">
        {taskStatuses.length === 0 && <li>Backlog only</li>}
        {taskStatuses.map((status) => (
          <li key={status.name}>
            <StatusMark color={status.color} progress={status.progress} />
            {status.name}
          </li>
        ))}
      </Row>
      <Row gap={3} justify="between" size={12} tone="third" figures className={classes.cardFoot}>
        <span>{useText(template)}</span>
        <span className={classes.updated}>Updated {dayOfMoment(updatedAt)}</span>
      </Row>
    </Stack>
  )
}

export function TemplateCardSkeleton() {
  return (
    <Stack gap={3} grow shrinks className={classes.card} data-loading>
      <Row gap={3}>
        <Skeleton shape="logo" />
      </Row>
      <Skeleton index={2} />
      <Skeleton index={0} />
      <Row gap={3} justify="between" size={12} tone="third" figures className={classes.cardFoot}>
        <Skeleton index={4} />
      </Row>
    </Stack>
  )
}
