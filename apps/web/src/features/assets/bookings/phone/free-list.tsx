import { Button, UnstyledButton } from '@mantine/core'
import { Row, Stack, Text } from '../../../../ui/layout/box'
import { Card } from '../../../../ui/layout/card'
import classes from './free-list.module.css'
import type { RequestableAsset } from './requestable-asset'
import { freeText } from './requestable-asset'

interface FreeListProps {
  readonly assets: readonly RequestableAsset[]
  readonly timeZone: string
  readonly now: number
  readonly onOpen: (assetID: string) => void
  readonly onBook: (asset: RequestableAsset) => void
}

/** Assets on a phone, by category: when each is free next, and a button to book it. */
export function FreeList({ assets, timeZone, now, onOpen, onBook }: FreeListProps) {
  const categories = new Map<string, RequestableAsset[]>()
  for (const asset of assets) categories.set(asset.categoryName, [...(categories.get(asset.categoryName) ?? []), asset])
  return (
    <Stack gap={4} shrinks>
      {[...categories].map(([name, ofCategory]) => (
        <Card key={name} title={name} flush>
          <ul>
            {ofCategory.map((asset) => (
              <Row as="li" key={asset.id} gap={3} className={classes.asset}>
                <UnstyledButton className={classes.open} onClick={() => onOpen(asset.id)}>
                  <Text block weight="medium" breaks>
                    {asset.name}{' '}
                    <Text tone="third" size={13} weight="normal">
                      {asset.code}
                    </Text>
                  </Text>
                  <Text block size={13} tone="second" figures>
                    {freeText(asset, now, timeZone)}
                  </Text>
                </UnstyledButton>
                {asset.freeTimes.length > 0 && (
                  <Button variant="default" aria-label={`Book ${asset.name}`} onClick={() => onBook(asset)}>
                    Book
                  </Button>
                )}
              </Row>
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  )
}
