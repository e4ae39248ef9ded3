import { Card } from '../../../ui/layout/card'
import { RuleList } from '../automations/rule-list'
import { templateDoor } from './template-door'
import classes from './templates.module.css'

export function AutomationsTab({ templateID }: { templateID: string }) {
  return (
    <div className={classes.column}>
      <Card title="Automations" note="Copied to each new project; they don’t run in the template itself">
        <RuleList door={templateDoor(templateID)} />
      </Card>
    </div>
  )
}
