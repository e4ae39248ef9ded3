import { Card } from '../../ui/layout/card'
import { CreateCompanyForm } from './create-company-form'
import classes from './workspaces-screen.module.css'

export function CreateSpaceScreen() {
  return (
    <div className={classes.narrow}>
      <title>Create a company · Praxis</title>
      <h1 className={classes.title}>Create a company</h1>
      <div className={classes.below}>
        <Card>
          <CreateCompanyForm />
        </Card>
      </div>
    </div>
  )
}
