import { Button } from '@mantine/core'

export default function KitPage() {
  return <Button>Save</Button>
}
