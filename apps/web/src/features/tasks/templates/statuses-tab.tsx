import { Box } from '../../../ui/layout/box'
import { Card } from '../../../ui/layout/card'
import { StatusList } from '../statuses/status-list'
import { templateDoor } from './template-door'

export function StatusesTab({ templateID }: { templateID: string }) {
  return (
    <Box style={{ maxWidth: 760 }}>
      <Card title="Task statuses" note="Columns on new boards, in order">
        <StatusList door={templateDoor(templateID)} canEdit />
      </Card>
    </Box>
  )
}
