import { Button } from '@mantine/core'
import { ApiError } from '@praxis/contract/protocol/caller'
import { required } from '@praxis/domain/validation/rule'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { FormDialog } from '../../../ui/forms/form-dialog'
import { useForm } from '../../../ui/forms/use-form'
import { icon } from '../../../ui/icon'
import { Text } from '../../../ui/layout/box'
import type { PlanTarget } from '../plan-target'
import { PlanSourcePicker } from './plan-source-picker'

interface CopyProps {
  readonly target: PlanTarget
  /** What is copied and what it takes the place of, before it is. */
  readonly hint: string
  /** Puts the plan of another project or opportunity into what is edited; throws when it can’t be read or doesn’t fit. */
  readonly onCopy: (from: PlanTarget) => Promise<void>
}

/** Asks whose plan to begin with; what is copied is not saved yet. */
export function CopyFromButton(props: CopyProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => setIsOpen(true)}>
        Copy from…
      </Button>
      {isOpen && <CopyDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A plan that can’t be copied as it is, said at the field. */
export class Uncopyable extends Error {}

const whyNot = (error: unknown): string | undefined => {
  if (error instanceof Uncopyable) return error.message
  if (!(error instanceof ApiError)) return undefined
  if (error.reason === 'invalidPermission') return 'You don’t have access to this plan'
  return error.reason === 'notFound' ? 'It was deleted, or you don’t have access to it' : undefined
}

function CopyDialog({ target, hint, onCopy, onClose }: CopyProps & { onClose: () => void }) {
  const [problem, setProblem] = useState<string>()
  const form = useForm<{ from: PlanTarget | null }>({
    initialValues: { from: null },
    rules: { from: required('Project or opportunity') },
    onSave: async ({ from }) => {
      if (from === null) return
      try {
        await onCopy(from)
        onClose()
      } catch (error) {
        const text = whyNot(error)
        if (text === undefined) throw error
        setProblem(text)
      }
    },
  })
  const field = form.field('from')
  return (
    <FormDialog title="Copy from another plan" form={form} saveLabel="Copy" onClose={onClose} width="narrow">
      <PlanSourcePicker
        {...field}
        label="Project or opportunity"
        except={target}
        error={problem ?? field.error}
        onChange={(from) => {
          setProblem(undefined)
          field.onChange(from)
        }}
        autoFocus
      />
      <Text size={13} tone="second">
        {hint} Nothing is saved until you save the plan.
      </Text>
    </FormDialog>
  )
}
