import { useQuery } from '@tanstack/react-query'
import { SidePanel } from '../../../ui/overlays/side-panel'
import { assetQuery } from '../assets.queries'

interface AssetPanelProps {
  readonly assetID: string
  readonly onClose: () => void
}

/** An asset beside a list or timeline: where it is, what is known of it, and what can be done with it. */
export function AssetPanel({ assetID, onClose }: AssetPanelProps) {
  const { data: asset } = useQuery(assetQuery(assetID))
  return (
    <SidePanel title={asset?.name ?? 'Asset'} onClose={onClose} isReadOnly>
      {asset?.code}
    </SidePanel>
  )
}
