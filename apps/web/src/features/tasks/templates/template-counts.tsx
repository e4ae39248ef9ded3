import { IconBolt, IconChecklist, IconList } from '@tabler/icons-react'
import { icon } from '../../../ui/icon'
import { countText } from './template-words'

/** How much a template brings to a project. */
export function TemplateCounts({ lists, tasks, automations }: { lists: number; tasks: number; automations: number }) {
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
