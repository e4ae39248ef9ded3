import { Button } from '@mantine/core'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '../../../ui/chips/chip'
import { FileLinks } from '../../../ui/files/file-links'
import { FormDelete } from '../../../ui/forms/form-actions'
import { Box, Row, Stack, Text } from '../../../ui/layout/box'
import { ErrorState } from '../../../ui/lists/list-states'
import { Skeletons } from '../../../ui/lists/skeleton'
import { ActionMenu } from '../../../ui/menus/action-menu'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { AssetLink, useAssetAddresses } from '../asset-link'
import { AssetPicture } from '../asset-picture'
import { useIsAssetDeleted } from '../assets.mutations'
import { assetQuery } from '../assets.queries'
import { BookingsOfAsset } from '../bookings/bookings-of-asset'
import { AssetFacts } from '../details/asset-facts'
import { MovementList } from '../details/movement-list'
import { useAssetActions } from '../details/use-asset-actions'
import classes from './asset-panel.module.css'

interface AssetPanelProps {
  readonly assetID: string
  readonly onClose: () => void
}

/** An asset beside a list or timeline: where it is, what is known of it, and what can be done with it. */
export function AssetPanel({ assetID, onClose }: AssetPanelProps) {
  const isDeleted = useIsAssetDeleted(assetID)
  const { data: asset, error, refetch } = useQuery({ ...assetQuery(assetID), enabled: !isDeleted })
  if (asset) return <OpenPanel asset={asset} onClose={onClose} />
  return (
    <SidePanel title="Asset" onClose={onClose}>
      {error ? (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={4} aria-busy>
          <AssetPicture asset={{ picture: null }} size="wide" />
          <Skeletons count={6} />
        </Stack>
      )}
    </SidePanel>
  )
}

function OpenPanel({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const addresses = useAssetAddresses()
  const navigate = useNavigate()
  const { buttons, menu, onDelete, dialog } = useAssetActions(asset, {
    onHistory: () => void navigate({ ...addresses.of(asset), search: { history: true } }),
    onDeleted: onClose,
  })
  const files = asset.inventory?.files ?? []
  return (
    <>
      <SidePanel
        title={
          <Row as="span" gap={2} shrinks>
            <Text shrinks ellipsis>
              {asset.name}
            </Text>
            <Chip tone="outline">{asset.code}</Chip>
          </Row>
        }
        headActions={
          <>
            <AssetLink asset={asset} className={classes.open}>
              <IconExternalLink size={18} stroke={1.75} role="img" aria-label={`Open ${asset.name}`} />
            </AssetLink>
            <ActionMenu label={`More options for ${asset.name}`} actions={menu.filter(({ danger }) => !danger)} />
          </>
        }
        onClose={onClose}
        startActions={onDelete && <FormDelete onClick={onDelete} />}
        actions={buttons.length > 0 && <PanelButtons buttons={buttons} />}
      >
        <AssetPicture asset={asset} size="wide" />
        <BookingsOfAsset asset={asset} />
        <AssetFacts asset={asset} />
        {files.length > 0 && (
          <Section title="Files">
            <FileLinks files={files} label={`Files of ${asset.name}`} />
          </Section>
        )}
        <Section title="History">
          <MovementList asset={asset} />
        </Section>
      </SidePanel>
      {dialog}
    </>
  )
}

/** The nearest thing to do stands last, where the thumb is. */
function PanelButtons({ buttons }: Pick<ReturnType<typeof useAssetActions>, 'buttons'>) {
  return [...buttons].reverse().map(({ label, onPress }, index) => (
    <Button key={label} {...(index < buttons.length - 1 && { variant: 'default' })} onClick={onPress}>
      {label}
    </Button>
  ))
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={2} shrinks>
      <Box as="h3" size={14} weight="semi">
        {title}
      </Box>
      {children}
    </Stack>
  )
}
