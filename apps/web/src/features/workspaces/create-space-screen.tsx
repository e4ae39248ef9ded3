import { Box } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CreateCompanyForm } from './create-company-form'

export function CreateSpaceScreen() {
  return (
    <Box style={{ maxWidth: 480, margin: '0 auto' }}>
      <title>Create a company · Praxis</title>
      <Box as="h1" heading={24}>
        Create a company
      </Box>
      <Box style={{ marginTop: 'var(--s5)' }}>
        <Card>
          <CreateCompanyForm />
        </Card>
      </Box>
    </Box>
  )
}
