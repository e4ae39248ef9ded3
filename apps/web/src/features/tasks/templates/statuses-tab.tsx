import { Card } from '../../../ui/layout/card'
import { StatusList } from '../statuses/status-list'
import { templateDoor } from './template-door'
import classes from './templates.module.css'

export function StatusesTab({ templateID }: { templateID: string }) {
  return (
    <div className={classes.column}>
      <Card title="Task statuses" note="Columns on new boards, in order">
        <StatusList door={templateDoor(templateID)} canEdit />
      </Card>
    </div>
  )
}
