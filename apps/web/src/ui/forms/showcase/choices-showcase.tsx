import { Row, Stack } from '../../layout/box'
import { Card } from '../../layout/card'
import { CheckboxField } from '../checkbox-field'
import { ComboField } from '../combo-field'
import type { FieldOption } from '../field-option'
import { MultiField } from '../multi-field'
import { SelectField } from '../select-field'
import { SwitchField } from '../switch-field'
import { TagsField } from '../tags-field'
import classes from './showcase.module.css'
import { Shown } from './shown'

const projects: readonly FieldOption[] = [
  { value: 'data', label: 'Data platform', note: 'Project' },
  { value: 'design', label: 'Design authority', note: 'Project' },
  { value: 'phase', label: 'Phase 2', note: 'Opportunity' },
  { value: 'northgate', label: 'Northgate Water', note: 'Client' },
  { value: 'closed', label: 'Claims intake, phase 1', note: 'Completed', disabled: true },
]

export function ChoicesShowcase() {
  return (
    <Card title="Choices">
      <Stack gap={4}>
        <div className={classes.fields}>
          <Shown<string | null> initial="data">
            {(field) => (
              <SelectField label="Project, opportunity or client" options={projects} searchable clearable {...field} />
            )}
          </Shown>
          <Shown<string | null> initial={null}>
            {(field) => (
              <SelectField label="Work package" options={projects} error="Work package is required" {...field} />
            )}
          </Shown>
          <Shown<string | null> initial={null}>
            {(field) => <SelectField label="Loading" options={[]} isLoading {...field} />}
          </Shown>
          <Shown<string | null> initial={null}>
            {(field) => (
              <SelectField label="Not loaded" options={[]} loadError="Something went wrong, try later" {...field} />
            )}
          </Shown>
          <Shown initial="Discovery">
            {(field) => <ComboField label="Stage" suggestions={['Discovery', 'Alpha', 'Beta', 'Live']} {...field} />}
          </Shown>
          <Shown<readonly string[]> initial={['data', 'phase']}>
            {(field) => <MultiField label="Included projects" options={projects} {...field} />}
          </Shown>
          <Shown<readonly string[]> initial={['workshop', 'discovery']}>
            {(field) => <TagsField label="Tags" optional suggestions={['workshop', 'travel']} {...field} />}
          </Shown>
          <Shown<string | null> initial="design">
            {(field) => <SelectField label="Disabled" options={projects} disabled {...field} />}
          </Shown>
        </div>
        <Row wrap style={{ gap: 'var(--s3) var(--s4)' }}>
          <Shown initial={true}>{(field) => <CheckboxField label="Checked" {...field} />}</Shown>
          <Shown initial={false}>{(field) => <CheckboxField label="Not" {...field} />}</Shown>
          <Shown initial={false}>{(field) => <CheckboxField label="Disabled" disabled {...field} />}</Shown>
          <Shown initial={true}>{(field) => <SwitchField label="Chargeable" {...field} />}</Shown>
          <Shown initial={false}>{(field) => <SwitchField label="Off" {...field} />}</Shown>
          <Shown initial={false}>
            {(field) => <CheckboxField label="I have read the terms" error="Terms is required" {...field} />}
          </Shown>
        </Row>
      </Stack>
    </Card>
  )
}
