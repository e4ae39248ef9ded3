import type { PipelineStage } from '@praxis/contract/company/pipeline-stages'
import { formatPercent } from '@praxis/domain/money/percent'
import { integer, max, min } from '@praxis/domain/validation/number-rules'
import { required } from '@praxis/domain/validation/rule'
import { useQuery } from '@tanstack/react-query'
import { ColourField } from '../../../ui/forms/colour-field'
import { colourRules, swatches } from '../../../ui/forms/colour-rules'
import { FormRow } from '../../../ui/forms/form'
import { NumberField } from '../../../ui/forms/number-field'
import { TextField } from '../../../ui/forms/text-field'
import type { Column } from '../../../ui/lists/data-table'
import { CollectionCard, itemsOf } from '../collection-card'
import { nameRules } from '../collections/collection-rules'
import { ColouredName } from '../collections/coloured-initials'
import { fractionOf, percentOf } from '../collections/percent'
import { useCreatePipelineStage, useDeletePipelineStage, useUpdatePipelineStage } from '../settings.mutations'
import { pipelineStagesQuery } from '../settings.queries'

interface StageValues {
  readonly name: string
  readonly color: string
  readonly percent: number | null
}

const columns: Column<PipelineStage>[] = [
  { id: 'name', header: 'Stage', cell: (stage) => <ColouredName {...stage} /> },
  {
    id: 'probability',
    header: 'Probability',
    align: 'end',
    width: 108,
    cell: ({ probability }) => formatPercent(probability),
  },
]

const inputOf = ({ percent, ...values }: Partial<StageValues>) => ({
  ...values,
  ...(percent != null && { probability: fractionOf(percent) }),
})

export function PipelineStagesCard() {
  const { mutateAsync: createPipelineStage } = useCreatePipelineStage()
  const { mutateAsync: updatePipelineStage } = useUpdatePipelineStage()
  const { mutateAsync: deletePipelineStage } = useDeletePipelineStage()
  return (
    <CollectionCard<PipelineStage, StageValues>
      title="Pipeline stages"
      note="ordered by probability"
      noun="pipeline stage"
      {...itemsOf(useQuery(pipelineStagesQuery))}
      columns={columns}
      emptyText="Opportunities move through stages. Add the first one."
      nameOf={({ name }) => name}
      valuesOf={(stage) => ({
        name: stage?.name ?? '',
        color: stage?.color ?? '#186ea4',
        percent: stage ? percentOf(stage.probability) : null,
      })}
      rules={() => ({
        name: nameRules(),
        color: colourRules,
        percent: [required('Probability'), integer, min(0), max(100)],
      })}
      fields={(form) => (
        <>
          <TextField {...form.field('name')} label="Name" autoFocus />
          <FormRow>
            <NumberField
              {...form.field('percent')}
              label="Probability"
              min={0}
              max={100}
              suffix="%"
              hint="Sets its place in the pipeline"
            />
            <ColourField {...form.field('color')} label="Colour" swatches={swatches} />
          </FormRow>
        </>
      )}
      onCreate={({ name, color, percent }, idempotencyKey) =>
        createPipelineStage({
          input: { body: { name, color, probability: fractionOf(percent ?? 0) } },
          idempotencyKey,
        })
      }
      onUpdate={({ id, version }, changed) =>
        updatePipelineStage({ input: { params: { id }, body: { ...inputOf(changed), version } } })
      }
      labels={{ name: 'Name', color: 'Colour', percent: 'Probability' }}
      textOf={(_, value) => (typeof value === 'number' ? `${value}%` : undefined)}
      historyOf={({ id }) => ({ entity: 'pipelineStage', id })}
      deletion={{ onDelete: ({ id }) => deletePipelineStage({ input: { params: { id } } }) }}
    />
  )
}
