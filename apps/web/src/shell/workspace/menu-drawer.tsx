import { Drawer } from '@mantine/core'
import { SideMenu } from './side-menu'
import classes from './workspace-layout.module.css'

/** The menu of small screens. */
export default function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title="Menu"
      size={280}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
      classNames={{ body: classes.drawer, header: classes.drawerHead, title: classes.drawerTitle }}
    >
      <SideMenu form="drawer" onNavigate={onClose} />
    </Drawer>
  )
}
