import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { DetailAudience } from '@praxis/contract/company/dynamic-detail-types'
import { type EditedDetail, hasOptions } from '@praxis/domain/dynamic-details/dynamic-detail'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Box, Grid, Row } from '../../layout/box'
import type { FieldOption } from '../field-option'
import { SelectField } from '../select-field'
import { TagsField } from '../tags-field'
import { TextField } from '../text-field'
import { detailTypeOptions, isDetailType } from './detail-type-options'
import classes from './dynamic-details.module.css'

const LABELS: Record<DetailAudience, string> = {
  everybody: 'Everyone',
  aboveAndManagers: 'Line managers and people managers',
  managers: 'People managers only',
}

const detailAudienceOptions: readonly FieldOption[] = Object.entries(LABELS).map(([value, label]) => ({
  value,
  label,
}))

const isDetailAudience = (text: string | null): text is DetailAudience => text !== null && Object.hasOwn(LABELS, text)

interface DetailRowProps {
  readonly detail: EditedDetail
  readonly position: number
  readonly keyProblem: string | undefined
  readonly optionsProblem: string | undefined
  readonly isDefining: boolean
  readonly hasAudience: boolean
  readonly onChange: (part: Partial<EditedDetail>) => void
  readonly onLeave: () => void
  readonly onRemove: () => void
  /** The control of the row's value. */
  readonly children: ReactNode
}

export function DetailRow({
  detail,
  position,
  keyProblem,
  optionsProblem,
  isDefining,
  hasAudience,
  onChange,
  onLeave,
  onRemove,
  children,
}: DetailRowProps) {
  const name = detail.key.trim() || `field ${position}`
  return (
    <Grid gap={2} className={classes.row}>
      <div className={classes.key}>
        <TextField
          label="Field name"
          value={detail.key}
          error={keyProblem}
          onChange={(key) => onChange({ key })}
          onBlur={onLeave}
        />
      </div>
      <div className={classes.type}>
        <SelectField
          label="Type"
          value={detail.type}
          options={detailTypeOptions}
          searchable={false}
          // A value of the old type would seldom fit the new one, but the person may still want its text.
          onChange={(type) => isDetailType(type) && onChange({ type })}
        />
      </div>
      <div className={classes.value}>
        {isDefining ? <Options detail={detail} problem={optionsProblem} onChange={onChange} /> : children}
      </div>
      <Row align="end" gap={2} wrap className={classes.marks}>
        {hasAudience && (
          <Box style={{ flex: '1 1 220px', maxWidth: 320 }}>
            <SelectField
              label="Visible to"
              value={detail.audience ?? null}
              options={detailAudienceOptions}
              searchable={false}
              onChange={(audience) => isDetailAudience(audience) && onChange({ audience })}
            />
          </Box>
        )}
        <Mark
          mark="Required"
          name={name}
          isOn={detail.isRequired}
          onToggle={() => onChange({ isRequired: !detail.isRequired })}
        />
        <Mark
          mark="Strategic"
          name={name}
          isOn={detail.isStrategic}
          onToggle={() => onChange({ isStrategic: !detail.isStrategic })}
        />
      </Row>
      <ActionIcon className={classes.remove ?? ''} title="Remove" aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </Grid>
  )
}

interface OptionsProps extends Pick<DetailRowProps, 'detail' | 'onChange'> {
  readonly problem: string | undefined
}

function Options({ detail, problem, onChange }: OptionsProps) {
  if (!hasOptions(detail.type)) return null
  return (
    <TagsField
      label="Options"
      hint={detail.type === 'combo' ? 'People can also enter their own text' : 'People choose one of these'}
      value={detail.options ?? []}
      error={problem}
      onChange={(options) => onChange({ options })}
    />
  )
}

/** A toggle that says in words what it marks, and by its tick and frame whether it is on. */
function Mark({ mark, name, isOn, onToggle }: { mark: string; name: string; isOn: boolean; onToggle: () => void }) {
  return (
    <UnstyledButton
      className={classes.mark ?? ''}
      aria-label={`${mark}: ${name}`}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <span className={classes.tick}>{isOn && <IconCheck size={12} stroke={3} aria-hidden />}</span>
      {mark}
    </UnstyledButton>
  )
}
