import type { Reason } from '@praxis/contract/reasons'

/** What a broken constraint means to the caller. Whatever is not here is ours to mend. */
export const constraintReasons: Readonly<Record<string, Reason>> = {
  users_username_key: 'usernameExists',
  company_directory_domain_key: 'domainExists',
  employees_user_key: 'employeeExists',
}
