import { Button, UnstyledButton } from '@mantine/core'
import type { Asset } from '@praxis/contract/assets/asset-shapes'
import { IconCamera, IconMapPin, IconShieldExclamation, IconTag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ImageUploadDialog } from '../../../ui/files/image-upload-dialog'
import { icon } from '../../../ui/icon'
import { Text } from '../../../ui/layout/box'
import { RecordHead } from '../../../ui/layout/record-head'
import { ActionMenu, type MenuAction } from '../../../ui/menus/action-menu'
import { Face } from '../../../ui/people/face'
import { EmployeeLink } from '../../people/employee-link'
import { useReadersTimeZone, useToday } from '../../reader/readers-time'
import { useAssetAddresses } from '../asset-link'
import { AssetPicture } from '../asset-picture'
import { AssetStateChip } from '../asset-state-chip'
import { warrantyWords } from '../asset-times'
import { useSetAssetPicture } from '../assets.mutations'
import type { AssetButton } from '../details/use-asset-actions'
import classes from './asset-screen.module.css'

interface AssetHeadProps {
  readonly asset: Asset
  readonly buttons: readonly AssetButton[]
  readonly menu: MenuAction[]
}

export function AssetHead({ asset, buttons, menu }: AssetHeadProps) {
  const addresses = useAssetAddresses()
  const { name, category } = asset
  return (
    <RecordHead
      crumbs={[
        { id: 'assets', content: <Link {...addresses.register}>Assets</Link> },
        { id: 'category', content: <Link {...addresses.category(category.id)}>{category.name}</Link> },
        { id: 'asset', content: name },
      ]}
      picture={<ChangedPicture asset={asset} />}
      name={name}
      chips={<AssetStateChip standing={asset.standing} />}
      facts={<Facts asset={asset} />}
      actions={
        <>
          {/* Phones have the nearest two at the foot. */}
          {[...buttons].reverse().map(({ label, onPress }, index) => {
            const place = buttons.length - 1 - index
            const button = (
              <Button key={label} {...(place > 0 && { variant: 'default' })} onClick={onPress}>
                {label}
              </Button>
            )
            return place > 1 ? (
              button
            ) : (
              <span key={label} className={classes.onDesktop}>
                {button}
              </span>
            )
          })}
          <ActionMenu label={`More options for ${name}`} actions={menu} framed />
        </>
      }
    />
  )
}

function Facts({ asset: { code, location, standing, inventory } }: Pick<AssetHeadProps, 'asset'>) {
  const today = useToday(useReadersTimeZone())
  const warranty = inventory?.warrantyUntil ? warrantyWords(inventory.warrantyUntil, today) : undefined
  return (
    <>
      <Text figures>
        <IconTag {...icon} />
        {code}
      </Text>
      {standing.employee && (
        <EmployeeLink id={standing.employee.id}>
          <Face person={standing.employee} size="xs" decorative />
          {standing.employee.displayName}
        </EmployeeLink>
      )}
      {location !== '' && (
        <span>
          <IconMapPin {...icon} />
          {location}
        </span>
      )}
      {warranty?.tone && (
        <Text tone={warranty.tone} figures>
          <IconShieldExclamation {...icon} />
          Warranty: {warranty.text}
        </Text>
      )}
    </>
  )
}

/** The picture; whoever may edit the asset changes it by a press. */
function ChangedPicture({ asset }: Pick<AssetHeadProps, 'asset'>) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { mutateAsync: setPicture } = useSetAssetPicture(asset)
  const picture = <AssetPicture asset={asset} size="lg" />
  if (!asset.can.edit) return picture
  return (
    <>
      <UnstyledButton className={classes.picture} aria-label="Change picture" onClick={() => setIsChoosing(true)}>
        {picture}
        <span className={classes.camera} aria-hidden>
          <IconCamera size={18} stroke={1.75} />
        </span>
      </UnstyledButton>
      <ImageUploadDialog
        title="Picture"
        aspect={4 / 3}
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        onSave={setPicture}
      />
    </>
  )
}
