import { Box } from '../../ui/layout/box'
import { Card } from '../../ui/layout/card'
import { CreateCompanyForm } from './create-company-form'
import classes from './workspaces-screen.module.css'

export function CreateSpaceScreen() {
  return (
    <Box style={{ maxWidth: 480, margin: '0 auto' }}>
      <title>Create a company · Praxis</title>
      <h1 className={classes.title}>Create a company</h1>
      <Box style={{ marginTop: 'var(--s5)' }}>
        <Card>
          <CreateCompanyForm />
        </Card>
      </Box>
    </Box>
  )
}
