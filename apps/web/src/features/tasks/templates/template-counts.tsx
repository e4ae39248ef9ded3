import { IconBolt, IconChecklist, IconList } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { countText } from './template-words'

interface TemplateCountsProps {
  readonly lists: number
  readonly tasks: number
  readonly automations: number
}

/** How much a template brings to a project. */
export function TemplateCounts({ lists, tasks, automations }: TemplateCountsProps) {
  return (
    <>
      <span>
        <IconList {...icon} />
        {countText(lists, 'list')}
      </span>
      <span>
        <IconChecklist {...icon} />
        {countText(tasks, 'task')}
      </span>
      <span>
        <IconBolt {...icon} />
        {countText(automations, 'automation')}
      </span>
    </>
  )
}
