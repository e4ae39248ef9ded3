import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { Stack } from '../../layout/box'
import { Card } from '../../layout/card'
import { DynamicDetailsEditor } from '../dynamic-details/dynamic-details-editor'
import { Shown } from './shown'

const rows: readonly EditedDetail[] = [
  {
    key: 'Sector',
    type: 'selects',
    value: '',
    isRequired: true,
    isStrategic: true,
    options: ['Rail', 'Water', 'Health'],
  },
  { key: 'Switchboard', type: 'phoneNumber', value: '12345', isRequired: false, isStrategic: false },
  { key: 'Office', type: 'freeText', value: 'Leeds', isRequired: false, isStrategic: true },
  { key: 'Office', type: 'freeText', value: 'York', isRequired: false, isStrategic: false },
]

export function DynamicShowcase() {
  return (
    <Card title="Dynamic details">
      <Stack gap={4}>
        <Shown initial={rows}>
          {(field) => (
            <DynamicDetailsEditor label="Of a record" definedKeys={['Sector']} error="Invalid input" {...field} />
          )}
        </Shown>
        <Shown<readonly EditedDetail[]> initial={rows.slice(0, 2)}>
          {(field) => <DynamicDetailsEditor label="Of the workspace" isDefining {...field} />}
        </Shown>
      </Stack>
    </Card>
  )
}
