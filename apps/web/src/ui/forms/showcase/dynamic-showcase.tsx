import type { EditedDetail } from '@praxis/domain/dynamic-details/dynamic-detail'
import { Card } from '../../layout/card'
import { DynamicDetailsEditor } from '../dynamic-details/dynamic-details-editor'
import { DynamicForm } from '../dynamic-form/dynamic-form'
import type { FieldDescription } from '../dynamic-form/field-description'
import classes from './showcase.module.css'
import { Shown } from './shown'

const fields = [
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 40 },
  { kind: 'email', name: 'email', label: 'Email', optional: true },
  { kind: 'url', name: 'website', label: 'Website', optional: true },
  { kind: 'phone', name: 'mobile', label: 'Mobile', optional: true },
  { kind: 'money', name: 'fee', label: 'Fee', required: true },
  { kind: 'number', name: 'discount', label: 'Discount', suffix: '%', min: 0, max: 100 },
  { kind: 'duration', name: 'effort', label: 'Effort' },
  { kind: 'date', name: 'closes', label: 'Expected close date', after: '2026-11-12', today: '2026-11-12' },
  { kind: 'dateRange', name: 'period', label: 'Period', today: '2026-11-12' },
  { kind: 'month', name: 'month', label: 'Invoice month', today: '2026-11-12' },
  { kind: 'time', name: 'start', label: 'Start time' },
  {
    kind: 'select',
    name: 'stage',
    label: 'Stage',
    options: [
      { value: 'lead', label: 'Lead' },
      { value: 'won', label: 'Won' },
    ],
  },
  { kind: 'combo', name: 'source', label: 'Source', suggestions: ['Referral', 'Website'] },
  {
    kind: 'multi',
    name: 'team',
    label: 'Team',
    options: [
      { value: 'ah', label: 'Amelia Hart' },
      { value: 'do', label: 'Daniel Osei' },
    ],
  },
  { kind: 'tags', name: 'tags', label: 'Tags' },
  { kind: 'colour', name: 'colour', label: 'Colour' },
  { kind: 'search', name: 'find', label: 'Find a contact' },
  { kind: 'textarea', name: 'comment', label: 'Comment' },
  { kind: 'richText', name: 'description', label: 'Description' },
  { kind: 'file', name: 'files', label: 'Files', maxBytes: 1024 * 1024 },
  { kind: 'password', name: 'secret', label: 'Portal password', autoComplete: 'new-password' },
  { kind: 'checkbox', name: 'isPublic', label: 'Public to all employees' },
  { kind: 'switch', name: 'isActive', label: 'Active' },
] as const satisfies readonly FieldDescription[]

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
    <>
      <Card title="Dynamic form: every kind from a description">
        <DynamicForm fields={fields} saveLabel="Create" onSave={() => {}} label="Everything" />
      </Card>
      <Card title="Dynamic details">
        <div className={classes.column}>
          <Shown initial={rows}>
            {(field) => (
              <DynamicDetailsEditor label="Of a record" definedKeys={['Sector']} error="Invalid input" {...field} />
            )}
          </Shown>
          <Shown<readonly EditedDetail[]> initial={rows.slice(0, 2)}>
            {(field) => <DynamicDetailsEditor label="Of the workspace" isDefining {...field} />}
          </Shown>
        </div>
      </Card>
    </>
  )
}
