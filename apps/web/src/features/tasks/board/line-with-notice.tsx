import { Popover } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'

interface LineWithNoticeProps {
  /** The line itself, an element that takes a ref. */
  readonly children: ReactElement
  readonly notice: ReactNode
  readonly isNoticed: boolean
}

/** A line that is typed in, with a notice below it that floats: rows of a board have one height. */
export function LineWithNotice({ children, notice, isNoticed }: LineWithNoticeProps) {
  return (
    <Popover opened={isNoticed} position="bottom-start" width="target" withRoles={false} trapFocus={false}>
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown p={4} miw={280} onClick={(event) => event.stopPropagation()}>
        {notice}
      </Popover.Dropdown>
    </Popover>
  )
}
