import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { RuleList } from '../automations/rule-list'
import { templateDoor } from './template-door'

export function AutomationsTab({ templateID }: { templateID: string }) {
  return (
    <Box style={{ maxWidth: 760 }}>
      <Card title="Automations" note="Copied to each new project; they don’t run in the template itself">
        <RuleList door={templateDoor(templateID)} />
      </Card>
    </Box>
  )
}
