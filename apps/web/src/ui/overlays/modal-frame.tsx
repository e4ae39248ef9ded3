import { Modal } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { usePageKeysHeld } from '../keys/page-keys'
import { MissingBanner } from '../late/missing-banner'
import classes from './dialog.module.css'
import { useFocusGivenBack } from './use-focus-given-back'

interface ModalFrameProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  size: number
  fullScreen?: boolean
  /** A confirmation stands above the dialog that asked for it. */
  zIndex?: number
  closeOnEscape?: boolean
  children: ReactNode
}

export function ModalFrame({ title, children, ...root }: ModalFrameProps) {
  const content = useRef<HTMLDivElement>(null)
  useFocusGivenBack(root.opened, content)
  usePageKeysHeld(root.opened)
  return (
    // The content is styled by its part's name: a class name on Modal.Content would reach the frame around it too.
    <Modal.Root
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      // The offset is fixed: a dialog that grows does not jump, and a message has room below the tallest.
      yOffset="max(8dvh, 60px)"
      returnFocus={false}
      closeOnClickOutside={false}
      {...root}
    >
      {/* The second half of a double click belongs to the button that opened the dialog. */}
      <Modal.Overlay className={classes.overlay} onClick={({ detail }) => detail < 2 && root.onClose()} />
      <Modal.Content ref={content}>
        {/* A header element would be a second banner of the page. */}
        <Modal.Header className={classes.header} role="none">
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <div className={classes.banner}>
          <MissingBanner />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
