import type { Reason } from '@praxis/contract/protocol/reasons'

/** What a broken constraint means to the caller. A constraint that is not listed is a fault of ours. */
export const constraintReasons: Readonly<Record<string, Reason>> = {
  users_username_key: 'usernameExists',
  company_directory_domain_key: 'domainExists',
  employees_user_key: 'employeeExists',
  invitations_email_key: 'employeeExists',
  bank_holidays_date_key: 'nameExists',
  rate_cards_name_key: 'nameExists',
  absence_reasons_name_key: 'nameExists',
  expense_types_code_name_key: 'duplicatedExpenseTypes',
  pipeline_stages_name_key: 'nameExists',
  contact_types_name_key: 'nameExists',
  journal_categories_initials_name_key: 'duplicatedJournalCategories',
  credit_cards_name_key: 'nameExists',
  task_statuses_name_key: 'nameExists',
  planning_views_name_key: 'nameExists',
  targetable_permissions_employee_key: 'employeeHasPermission',
  project_templates_name_key: 'nameExists',
  automations_rule_key: 'ruleExists',
  time_sheet_submissions_invoiced: 'alreadyInvoiced',
  expenses_invoiced: 'alreadyInvoiced',
  asset_categories_name_key: 'nameExists',
  assets_code_key: 'assetCodeExists',
  asset_uses_overlap: 'changedMeanwhile',
  asset_uses_out_key: 'changedMeanwhile',
  asset_uses_correction_key: 'changedMeanwhile',
  closed_period: 'periodClosed',
  invoices_received: 'refundExceedsReceived',
}

/** Tables whose rows people know by another name. */
const nouns: Readonly<Record<string, string>> = {
  targetables: 'projects',
  targetable_roles: 'project roles',
  targetable_permissions: 'project permissions',
  contract_periods: 'contracts',
  invoice_targetables: 'invoices',
  invoice_items: 'invoices',
  sign_offs: 'sign-offs',
  asset_uses: 'bookings',
}

/** What people call the rows of a table that stand in the way of a deletion; names of tables are plural. */
export const nounOfTable = (table: string): string => nouns[table] ?? table.replaceAll('_', ' ')
