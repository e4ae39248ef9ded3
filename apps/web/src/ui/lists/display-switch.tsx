import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { Row } from '../layout/box'

interface DisplaySwitchProps<Value extends string> {
  choices: { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** What the switch is about, where a page has several. */
  label?: string
}

/** A switch between displays, such as cards and list. With an icon, the word is its hint. */
export function DisplaySwitch<Value extends string>({ choices, value, onChange, label }: DisplaySwitchProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label ?? 'Display'}
      value={value}
      onChange={(next) => {
        const choice = choices.find((each) => each.value === next)
        if (choice) onChange(choice.value)
      }}
      data={choices.map((choice) => ({
        value: choice.value,
        label: choice.icon ? (
          <Row as="span" align="stretch" title={choice.label}>
            {choice.icon}
            <VisuallyHidden>{choice.label}</VisuallyHidden>
          </Row>
        ) : (
          choice.label
        ),
      }))}
    />
  )
}
