import { ActionIcon } from '@mantine/core'
import { type EditedDetail, hasOptions } from '@praxis/domain/dynamic-details/dynamic-detail'
import { IconAsterisk, IconStar, IconTrash, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SelectField } from '../select-field'
import { TagsField } from '../tags-field'
import { TextField } from '../text-field'
import { detailTypeOptions, isDetailType } from './detail-type-options'
import classes from './dynamic-details.module.css'

interface DetailRowProps {
  readonly detail: EditedDetail
  readonly position: number
  readonly keyProblem: string | undefined
  readonly optionsProblem: string | undefined
  readonly isDefining: boolean
  readonly onChange: (part: Partial<EditedDetail>) => void
  readonly onLeave: () => void
  readonly onRemove: () => void
  /** The control of its value. */
  readonly children: ReactNode
}

export function DetailRow({
  detail,
  position,
  keyProblem,
  optionsProblem,
  isDefining,
  onChange,
  onLeave,
  onRemove,
  children,
}: DetailRowProps) {
  const name = detail.key.trim() || `detail ${position}`
  return (
    <div className={classes.row}>
      <div className={classes.key}>
        <TextField
          label="Key"
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
      <div className={classes.marks}>
        <Mark
          icon={IconAsterisk}
          mark="Required"
          name={name}
          isOn={detail.isRequired}
          onToggle={() => onChange({ isRequired: !detail.isRequired })}
        />
        <Mark
          icon={IconStar}
          mark="Strategic"
          name={name}
          isOn={detail.isStrategic}
          onToggle={() => onChange({ isStrategic: !detail.isStrategic })}
        />
        <ActionIcon size="md" title="Remove" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
      </div>
      <div className={classes.value}>
        {isDefining ? <Options detail={detail} problem={optionsProblem} onChange={onChange} /> : children}
      </div>
    </div>
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
      hint={detail.type === 'combo' ? 'Other text may be entered too' : 'One of these can be chosen'}
      value={detail.options ?? []}
      error={problem}
      onChange={(options) => onChange({ options })}
    />
  )
}

interface MarkProps {
  readonly icon: TablerIcon
  readonly mark: string
  readonly name: string
  readonly isOn: boolean
  readonly onToggle: () => void
}

function Mark({ icon: Icon, mark, name, isOn, onToggle }: MarkProps) {
  return (
    <ActionIcon
      size="md"
      title={mark}
      className={classes.mark ?? ''}
      aria-label={`${mark}: ${name}`}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Icon size={16} stroke={isOn ? 2.5 : 1.75} />
    </ActionIcon>
  )
}
