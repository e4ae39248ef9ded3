/**
 * The columns of every table, as value-types.ts reads them. `npm run schema` writes this file from a migrated database, and
 * `npm run check` holds it true. Rows of queries are said in its words, by `Columns`.
 */
export interface Tables {
  readonly absence_reasons: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly initials: string
    readonly color: string
    readonly is_taken_from_balance: boolean
    readonly allowance_half_days: number | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
    readonly is_visible_to_all: boolean
    readonly needs_approval: boolean
  }
  readonly absences: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly reason_id: string
    readonly first_day: string
    readonly last_day: string
    readonly date_part: 'fullDay' | 'am' | 'pm'
    readonly comment: string
    readonly state: 'unsubmitted' | 'waitingForApproval' | 'denied' | 'approved' | 'cancelled'
    readonly entered_by: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
    readonly correction_of: string | null
  }
  readonly agreement_items: {
    readonly company_id: string
    readonly id: string
    readonly targetable_id: string
    readonly position: number
    readonly name: string
    readonly amount: number
    readonly category: 'consultancyBudget' | 'expensesBudget' | 'othersBudget'
    readonly due_date: string
    readonly done_on: string | null
    readonly period: 'month' | 'quarter' | null
    readonly number_of_periods: number | null
    readonly seconds_per_period: number | null
    readonly roll_over_seconds: number | null
    readonly roll_over_periods: number | null
    readonly taken: number
  }
  readonly asset_categories: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly description: string
    readonly booking_rule: 'requiredBooking' | 'nonRequiredBooking'
    readonly is_auto_approved: boolean
    readonly dynamic_details: unknown
    readonly position: number
    readonly asset_count: number
    readonly retired_count: number
    readonly version: number
    readonly created_at: string
    readonly updated_at: string
    readonly assigned_count: number
  }
  readonly asset_movements: {
    readonly company_id: string
    readonly id: string
    readonly asset_id: string
    readonly use_id: string
    readonly employee_id: string
    readonly kind: 'taken' | 'broughtBack' | 'assigned' | 'detached'
    readonly at: string
    readonly until_at: string | null
    readonly late_by: number
    readonly condition: 'new' | 'good' | 'worn' | 'damaged' | 'broken' | null
    readonly note: string
    readonly noted_by: string | null
  }
  readonly asset_reminders: {
    readonly company_id: string
    readonly use_id: string
    readonly kind: 'due' | 'overdue' | 'late'
    readonly to_at: string
  }
  readonly asset_uses: {
    readonly company_id: string
    readonly id: string
    readonly asset_id: string
    readonly employee_id: string
    readonly kind: 'booking' | 'taking' | 'assignment'
    readonly from_at: string
    readonly to_at: string | null
    readonly note: string
    readonly state: 'unsubmitted' | 'waitingForApproval' | 'denied' | 'approved' | 'cancelled'
    readonly taken_at: string | null
    readonly returned_at: string | null
    readonly entered_by: string | null
    readonly correction_of: string | null
    readonly until_at: string
    readonly holds: boolean
    readonly is_out: boolean
    readonly version: number
    readonly created_at: string
    readonly updated_at: string
  }
  readonly assets: {
    readonly company_id: string
    readonly id: string
    readonly category_id: string
    readonly name: string
    readonly code: string
    readonly description: string
    readonly serial_number: string
    readonly location: string
    readonly condition: 'new' | 'good' | 'worn' | 'damaged' | 'broken'
    readonly picture_id: string | null
    readonly purchased_on: string | null
    readonly purchase_amount: number | null
    readonly purchase_currency: string | null
    readonly warranty_until: string | null
    readonly dynamic_details: unknown
    readonly retired_at: string | null
    readonly retired_note: string
    readonly is_retired: boolean
    readonly sort_name: string
    readonly version: number
    readonly created_at: string
    readonly updated_at: string
    readonly is_assigned: boolean
  }
  readonly automations: {
    readonly company_id: string
    readonly id: string
    readonly board_id: string
    readonly trigger: unknown
    readonly action: unknown
    readonly is_active: boolean
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly bank_accounts: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly account: string
    readonly masked: unknown
    readonly updated_at: string
    readonly version: number
  }
  readonly bank_holidays: {
    readonly company_id: string
    readonly id: string
    readonly date: string
    readonly name: string
    readonly is_working_day: boolean
    readonly created_at: string
  }
  readonly bank_statement_lines: {
    readonly company_id: string
    readonly id: string
    readonly statement_id: string
    readonly account: string
    readonly file_line: number
    readonly booked_on: string
    readonly value_on: string
    readonly amount: number
    readonly currency: string
    readonly is_reversal: boolean
    readonly party_name: string
    readonly on_behalf_of: string
    readonly party_account: string
    readonly remittance: string
    readonly creditor_reference: string
    readonly end_to_end_reference: string
    readonly bank_reference: string
    readonly bank_text: string
    readonly fingerprint: string
    readonly state: 'toMatch' | 'matched' | 'setAside'
    readonly proposals: unknown
    readonly confidence: 'certain' | 'likely' | 'possible' | null
    readonly is_compared: boolean
    readonly client_id: string | null
    readonly decided_by: string | null
    readonly decided_at: string | null
  }
  readonly bank_statements: {
    readonly company_id: string
    readonly id: string
    readonly file_id: string
    readonly name: string
    readonly format: 'camt053' | 'mt940' | 'csv' | null
    readonly given_account: string
    readonly given_currency: string
    readonly first_day: string | null
    readonly last_day: string | null
    readonly accounts: unknown
    readonly problems: unknown
    readonly csv: unknown
    readonly is_reading: boolean
    readonly line_count: number
    readonly matched_count: number
    readonly set_aside_count: number
    readonly repeated_count: number
    readonly uploaded_at: string
    readonly uploaded_by: string | null
    readonly version: number
  }
  readonly billed_invoices: {
    readonly company_id: string
    readonly invoice_id: string
    readonly document: unknown
    readonly breakdown: unknown
  }
  readonly booking_notices: {
    readonly company_id: string
    readonly employee_id: string
    readonly targetable_id: string
    readonly changed_by: string | null
    readonly before: unknown
    readonly first_at: string
  }
  readonly bookings: {
    readonly company_id: string
    readonly id: string
    readonly role_id: string
    readonly start_date: string
    readonly end_date: string
    readonly seconds_per_day: number | null
    readonly total_seconds: number | null
    readonly percentage: number | null
    readonly is_soft: boolean
    readonly note: string
    readonly cut_from: string | null
    readonly created_at: string
    readonly created_by: string | null
    readonly updated_at: string
    readonly updated_by: string | null
    readonly version: number
  }
  readonly budget_alerts: {
    readonly company_id: string
    readonly targetable_id: string
    readonly mark: number
    readonly budget: number
    readonly told_at: string
  }
  readonly calendar_feeds: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly kind: 'own' | 'team' | 'bookings'
    readonly token_hash: string
    readonly token: string
    readonly created_at: string
  }
  readonly calendar_markings: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly first_day: string
    readonly last_day: string
    readonly date_part: 'fullDay' | 'am' | 'pm'
    readonly text: string
    readonly color: string
    readonly takes_time: boolean
    readonly created_by: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly client_billing: {
    readonly company_id: string
    readonly client_id: string
    readonly legal_name: string
    readonly vat_number: string
    readonly company_number: string
    readonly electronic_scheme: string
    readonly electronic_id: string
    readonly buyer_reference: string
    readonly address_line1: string
    readonly address_line2: string
    readonly city: string
    readonly postcode: string
    readonly region: string
    readonly country: string
    readonly emails: string[]
    readonly payment_terms_days: number | null
    readonly vat_rate: number | null
    readonly vat_category: 'standard' | 'zero' | 'exempt' | 'reverseCharge' | 'outside' | null
    readonly version: number
  }
  readonly client_contacts: {
    readonly company_id: string
    readonly id: string
    readonly client_id: string
    readonly type_id: string | null
    readonly first_name: string
    readonly last_name: string
    readonly job_title: string
    readonly email: string
    readonly landline: string
    readonly mobile: string
    readonly fax: string
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
    readonly email_key: string | null
  }
  readonly clients: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly is_active: boolean
    readonly logo_image_id: string | null
    readonly trading_currency: 'GBP' | 'USD' | 'EUR' | 'ZAR'
    readonly email: string
    readonly landline: string
    readonly mobile: string
    readonly fax: string
    readonly website: string
    readonly address_line1: string
    readonly address_line2: string
    readonly city: string
    readonly postcode: string
    readonly owner_id: string
    readonly dynamic_details: unknown
    readonly sort_name: string
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly companies: {
    readonly company_id: string
    readonly name: string
    readonly country: string
    readonly default_currency: 'GBP' | 'USD' | 'EUR' | 'ZAR'
    readonly time_zone: string
    readonly financial_year_start: string
    readonly holiday_year_start: string
    readonly theme: unknown
    readonly logo_image_id: string | null
    readonly features: unknown
    readonly created_at: string
    readonly updated_at: string
    readonly region: string
    readonly working_days: number[]
    readonly settings: unknown
    readonly version: number
    readonly closed_until: string | null
  }
  readonly company_directory: {
    readonly id: string
    readonly domain: string
    readonly owner_user_id: string
    readonly created_at: string
    readonly storage_quota: number | null
  }
  readonly contact_types: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly position: number
    readonly can_be_deleted: boolean
    readonly created_at: string
  }
  readonly contract_periods: {
    readonly company_id: string
    readonly employee_id: string
    readonly applied_on: string
    readonly type: 'permanent' | 'contractor'
    readonly working_time: number[]
    readonly holiday_entitlement_half_days: number
    readonly since: string
    readonly until: string
    readonly ends_on: string | null
    readonly rate_card_id: string | null
  }
  readonly credit_cards: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly brand: string
    readonly last_four: string
    readonly holder_id: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly deputies: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly deputy_id: string
    readonly first_day: string
    readonly last_day: string
    readonly absence_id: string | null
    readonly created_at: string
  }
  readonly due_work: {
    readonly company_id: string
    readonly kind: string
    readonly key: string
    readonly employee_id: string | null
    readonly schedule: unknown
    readonly period: string
    readonly next_due_at: string | null
  }
  readonly due_work_changes: {
    readonly company_id: string
    readonly key: string
    readonly since: string
  }
  readonly earlier_holiday_years: {
    readonly company_id: string
    readonly until: string
    readonly start: string
  }
  readonly employees: {
    readonly company_id: string
    readonly id: string
    readonly user_id: string | null
    readonly nano_path: string
    readonly job_title: string
    readonly short_description: string
    readonly is_active: boolean
    readonly line_manager_id: string | null
    readonly can_manage_employees: boolean
    readonly can_manage_clients: boolean
    readonly can_manage_company: boolean
    readonly can_manage_projects: boolean
    readonly can_manage_reports: boolean
    readonly can_manage_assets: boolean
    readonly can_process_payments: boolean
    readonly can_impersonate: boolean
    readonly revenue: 'noAccess' | 'read' | 'write'
    readonly last_opened_at: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly profile_image_id: string | null
    readonly tags: string[]
    readonly contact_email: string
    readonly contact_mobile: string
    readonly contact_landline: string
    readonly contact_fax: string
    readonly dynamic_details: unknown
    readonly opens_in_new_tab: boolean
    readonly infinite_scrolling: boolean
    readonly time_zone: string | null
    readonly contract_start: string | null
    readonly is_available_in_client_resourcing: boolean
    readonly contract_version: number
    readonly sort_name: string
    readonly version: number
    readonly open_detail_keys: string[]
  }
  readonly exchange_rates: {
    readonly day: string
    readonly currency: string
    readonly per_euro: string
  }
  readonly expense_groups: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly submitted_on: string
    readonly number: number
    readonly submitted_at: string
  }
  readonly expense_receipts: {
    readonly company_id: string
    readonly expense_id: string
    readonly file_id: string
    readonly position: number
    readonly sha256: string
  }
  readonly expense_types: {
    readonly company_id: string
    readonly id: string
    readonly code: string
    readonly name: string
    readonly description: string
    readonly category: string
    readonly vat_rate: number
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
    readonly is_receipt_needed: boolean
  }
  readonly expenses: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly name: string
    readonly incurred_on: string
    readonly amount: number
    readonly currency: string
    readonly converted_amount: number | null
    readonly converted_currency: string | null
    readonly rate: number | null
    readonly rate_day: string | null
    readonly vat_amount: number
    readonly net_in_project: number | null
    readonly project_currency: string | null
    readonly type_id: string | null
    readonly type_code: string | null
    readonly type_name: string | null
    readonly type_description: string | null
    readonly type_category: string | null
    readonly vat_rate: number
    readonly is_receipt_needed: boolean
    readonly targetable_id: string | null
    readonly bill_to_client: boolean
    readonly credit_card_id: string | null
    readonly comment: string
    readonly dynamic_details: unknown
    readonly mileage: unknown
    readonly is_mileage: boolean
    readonly state: 'unsubmitted' | 'waitingForApproval' | 'denied' | 'approved'
    readonly group_id: string | null
    readonly payment_id: string | null
    readonly counter_of: string | null
    readonly correction_of: string | null
    readonly deleted_at: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
    readonly invoice_item_id: string | null
  }
  readonly files: {
    readonly company_id: string
    readonly id: string
    readonly storage_key: string
    readonly name: string
    readonly content_type: string
    readonly size: number
    readonly entity: string
    readonly entity_id: string
    readonly created_by: string | null
    readonly created_at: string
    readonly visitor_id: string | null
  }
  readonly history: {
    readonly company_id: string
    readonly id: string
    readonly at: string
    readonly user_id: string | null
    readonly employee_id: string | null
    readonly impersonator_id: string | null
    readonly entity: string
    readonly entity_id: string
    readonly action: string
    readonly before: unknown
    readonly after: unknown
    readonly visitor_id: string | null
  }
  readonly idempotency_keys: {
    readonly company_id: string
    readonly actor_id: string
    readonly key: string
    readonly request: string
    readonly status: number
    readonly body: string
    readonly created_at: string
  }
  readonly impersonations: {
    readonly company_id: string
    readonly id: string
    readonly session_id: string
    readonly impersonator_id: string
    readonly employee_id: string
    readonly started_at: string
    readonly ended_at: string | null
  }
  readonly installation: {
    readonly secret_check: string
  }
  readonly invitations: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly email: string
    readonly code_hash: string
    readonly invited_by: string | null
    readonly created_at: string
    readonly sent_at: string
    readonly expires_at: string
    readonly accepted_at: string | null
  }
  readonly invoice_files: {
    readonly company_id: string
    readonly invoice_id: string
    readonly kind: 'pdf' | 'breakdown' | 'ubl'
    readonly file_id: string
  }
  readonly invoice_items: {
    readonly company_id: string
    readonly id: string
    readonly invoice_id: string
    readonly targetable_id: string
    readonly position: number
    readonly source: 'time' | 'expenses' | 'agreement' | 'free'
    readonly name: string
    readonly description: string
    readonly quantity: number
    readonly unit: 'hour' | 'item' | 'mile' | 'kilometre'
    readonly unit_amount: number
    readonly discount: number
    readonly vat_rate: number
    readonly vat_category: 'standard' | 'zero' | 'exempt' | 'reverseCharge' | 'outside'
    readonly state: 'billNextTime' | 'partlyInvoiced' | 'fullyInvoiced'
    readonly from_day: string | null
    readonly to_day: string | null
    readonly category: 'consultancyBudget' | 'expensesBudget' | 'othersBudget'
    readonly agreement_item_id: string | null
    readonly linked_item_id: string | null
    readonly credited_item_id: string | null
    readonly original_quantity: number
    readonly original_unit_amount: number
    readonly gross: number
    readonly net: number
    readonly vat: number
    readonly credited_quantity: number
    readonly credited_gross: number
    readonly credited_net: number
    readonly is_released: boolean
    readonly original_seconds: number
    readonly is_carried_on: boolean
  }
  readonly invoice_reminders: {
    readonly company_id: string
    readonly invoice_id: string
    readonly level: number
    readonly sent_at: string
    readonly recipients: string[]
    readonly subject: string
    readonly text: string
  }
  readonly invoice_sendings: {
    readonly company_id: string
    readonly id: string
    readonly invoice_id: string
    readonly recipients: string[]
    readonly reply_to: string
    readonly subject: string
    readonly text: string
    readonly attachments: string[]
    readonly sent_by: string | null
    readonly asked_at: string
    readonly sent_at: string | null
  }
  readonly invoice_targetables: {
    readonly company_id: string
    readonly invoice_id: string
    readonly targetable_id: string
    readonly net: number
    readonly vat: number
  }
  readonly invoices: {
    readonly company_id: string
    readonly id: string
    readonly kind: 'invoice' | 'creditNote'
    readonly stage: 'draft' | 'billed'
    readonly client_id: string
    readonly currency: string
    readonly time_sheet_grouping: 'none' | 'byEmployee' | 'byEmployeeByMonth' | 'byEachSingleSubmission'
    readonly number: string | null
    readonly counter: number | null
    readonly day: string
    readonly due_date: string | null
    readonly reference: string
    readonly note: string
    readonly credited_invoice_id: string | null
    readonly scheduled_for: string | null
    readonly scheduled_by: string | null
    readonly net: number
    readonly vat: number
    readonly received: number
    readonly credited: number
    readonly open_amount: number
    readonly settled: string
    readonly created_by: string | null
    readonly billed_by: string | null
    readonly billed_at: string | null
    readonly last_sent_at: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
    readonly has_reminders_stopped: boolean
  }
  readonly journal_categories: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly color: string
    readonly initials: string
    readonly position: number
    readonly can_be_deleted: boolean
    readonly created_at: string
  }
  readonly journal_entries: {
    readonly company_id: string
    readonly id: string
    readonly client_id: string | null
    readonly entry_date: string
    readonly title: string
    readonly content: string
    readonly category_id: string | null
    readonly author_id: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly targetable_id: string | null
    readonly version: number
    readonly is_shared: boolean
    readonly sign_off_id: string | null
  }
  readonly kept_plans: {
    readonly company_id: string
    readonly targetable_id: string
    readonly kind: 'budgetPlan' | 'forecast' | 'resourcePlan'
    readonly day: string
    readonly snapshot: unknown
    readonly saved_at: string
    readonly saved_by: string | null
  }
  readonly leave_adjustments: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly year_start: string
    readonly half_days: number
    readonly reason: string
    readonly created_by: string | null
    readonly created_at: string
  }
  readonly mail_news: {
    readonly company_id: string
    readonly id: string
    readonly email: string
    readonly kind: string
    readonly rule_id: string | null
    readonly line: string
    readonly url: string
    readonly created_at: string
    readonly told_at: string | null
    readonly held_back_at: string | null
    readonly notification_ids: string[]
  }
  readonly migrations: {
    readonly name: string
    readonly checksum: string
    readonly applied_at: string
  }
  readonly notification_settings: {
    readonly company_id: string
    readonly employee_id: string
    readonly kind: string
    readonly in_app: boolean
    readonly mail: 'atOnce' | 'daily' | 'never'
  }
  readonly notifications: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly kind: string
    readonly key: string
    readonly record_id: string
    readonly by_id: string | null
    readonly by_user_id: string | null
    readonly payload: unknown
    readonly created_at: string
    readonly is_shown: boolean
    readonly mail: 'atOnce' | 'daily' | 'never'
    readonly mailed_at: string | null
    readonly read_at: string | null
  }
  readonly open_expense_figures: {
    readonly company_id: string
    readonly targetable_id: string
    readonly currency: string
    readonly month: string
    readonly expenses: number
    readonly net: number
  }
  readonly open_time_figures: {
    readonly company_id: string
    readonly targetable_id: string
    readonly month: string
    readonly entries: number
    readonly revenue: number
    readonly seconds: number
    readonly seconds_without_rate: number
  }
  readonly opportunities: {
    readonly company_id: string
    readonly id: string
    readonly kind: string
    readonly stage_id: string
    readonly probability: number
    readonly stage_entered_on: string
    readonly lost_reason: string
    readonly expected_close_date: string | null
    readonly is_converted: boolean
    readonly currency: string
    readonly revenue: number
    readonly profit: number
    readonly margin: number
    readonly weighted_revenue: number
    readonly weighted_profit: number
    readonly version: number
  }
  readonly opportunity_days: {
    readonly company_id: string
    readonly opportunity_id: string
    readonly day: string
    readonly stage_id: string | null
    readonly stage_name: string
    readonly probability: number
    readonly currency: string
    readonly revenue: number
    readonly cost: number
    readonly expected_close_date: string | null
    readonly lead_id: string
    readonly is_converted: boolean
  }
  readonly opportunity_stages: {
    readonly company_id: string
    readonly id: string
    readonly opportunity_id: string
    readonly stage_id: string | null
    readonly name: string
    readonly probability: number
    readonly entered_on: string
    readonly entered_at: string
    readonly entered_by: string | null
    readonly lost_reason: string
    readonly currency: string
    readonly revenue: number
    readonly cost: number
    readonly is_present: boolean
  }
  readonly outside_addresses: {
    readonly company_id: string
    readonly id: string
    readonly email: string
    readonly state: 'waiting' | 'confirmed' | 'declined'
    readonly code_hash: string | null
    readonly asked_by: string | null
    readonly asked_at: string
    readonly expires_at: string
    readonly answered_at: string | null
  }
  readonly payments: {
    readonly company_id: string
    readonly id: string
    readonly number: number
    readonly kind: 'transfer' | 'card'
    readonly currency: string
    readonly amount: number
    readonly expense_amount: number
    readonly people_count: number
    readonly expense_count: number
    readonly bank_file_count: number
    readonly processed_at: string
    readonly processed_by: string | null
  }
  readonly pipeline_stages: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly color: string
    readonly probability: number
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly planning_changes: {
    readonly company_id: string
    readonly id: string
    readonly number: number
    readonly employee_id: string
    readonly action: string
    readonly bookings: unknown
    readonly roles: unknown
    readonly made_at: string
    readonly is_undone: boolean
    readonly scenario_id: string | null
  }
  readonly planning_presence: {
    readonly company_id: string
    readonly employee_id: string
    readonly row_id: string | null
    readonly day: string | null
    readonly seen_at: string
    readonly scenario_id: string | null
  }
  readonly planning_scenario_changes: {
    readonly company_id: string
    readonly scenario_id: string
    readonly id: string
    readonly kind: 'booking' | 'role'
    readonly base: unknown
    readonly wanted: unknown
    readonly changed_by: string
    readonly changed_at: string
    readonly merged_in: string | null
    readonly unmerged_from: string | null
    readonly role_id: string | null
    readonly targetable_id: string | null
    readonly employee_id: string | null
    readonly rate_card_id: string | null
  }
  readonly planning_scenario_members: {
    readonly company_id: string
    readonly scenario_id: string
    readonly employee_id: string
    readonly access: 'read' | 'write'
  }
  readonly planning_scenarios: {
    readonly company_id: string
    readonly id: string
    readonly owner_id: string
    readonly name: string
    readonly state: 'open' | 'merged' | 'dropped'
    readonly created_at: string
    readonly closed_at: string | null
    readonly closed_by: string | null
    readonly merged_in: string | null
    readonly version: number
  }
  readonly planning_views: {
    readonly company_id: string
    readonly id: string
    readonly owner_id: string
    readonly name: string
    readonly grouped_by: 'resource' | 'target'
    readonly initial_range: string
    readonly show_unnamed_roles: boolean
    readonly included_employee_ids: string[]
    readonly included_rate_card_ids: string[]
    readonly included_targetable_ids: string[]
    readonly is_shared: boolean
    readonly created_at: string
    readonly version: number
  }
  readonly plans: {
    readonly company_id: string
    readonly targetable_id: string
    readonly budget_plan: unknown
    readonly last_end_date: string | null
    readonly unit: 'byHour' | 'byDay'
    readonly seconds_per_day: number | null
    readonly version: number
    readonly saved_at: string
    readonly saved_by: string | null
  }
  readonly portal_addresses: {
    readonly company_id: string
    readonly portal_id: string
    readonly address: string
  }
  readonly portal_visitors: {
    readonly company_id: string
    readonly id: string
    readonly portal_id: string
    readonly email: string
    readonly invited_at: string | null
    readonly invited_by: string | null
    readonly last_visit_at: string | null
    readonly visit_count: number
    readonly removed_at: string | null
    readonly mails: string[]
    readonly created_at: string
    readonly last_mailed_at: string | null
  }
  readonly portal_visits: {
    readonly company_id: string
    readonly id: string
    readonly portal_id: string
    readonly kind: 'visited' | 'refused'
    readonly email: string
    readonly visitor_id: string | null
    readonly at: string
    readonly attempts: number
    readonly period: string
  }
  readonly portals: {
    readonly company_id: string
    readonly id: string
    readonly targetable_id: string
    readonly reference: string
    readonly title: string
    readonly welcome_text: string
    readonly shared_infos: string[]
    readonly preset: 'cumulativeRevenueByWeek' | 'cumulativeTimeConsumedByWeek' | 'custom'
    readonly is_active: boolean
    readonly closed_at: string | null
    readonly password_hash: string | null
    readonly password_set_at: string | null
    readonly password_version: number
    readonly created_by: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly project_billing: {
    readonly company_id: string
    readonly targetable_id: string
    readonly vat_rate: number | null
    readonly vat_category: 'standard' | 'zero' | 'exempt' | 'reverseCharge' | 'outside' | null
    readonly purchase_order: string
    readonly expense_mark_up: number
    readonly scheduled_amount: number | null
    readonly scheduled_day: number
    readonly scheduled_until: string | null
    readonly scheduled_text: string
    readonly scheduler_set_on: string | null
    readonly last_scheduled_on: string | null
    readonly version: number
    readonly scheduler_set_by: string | null
    readonly next_scheduled_on: string | null
    readonly scheduled_only_done: boolean
  }
  readonly project_templates: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly is_active: boolean
    readonly invoice_scheduler: 'none' | 'fixedAmount' | 'effort' | 'agreement'
    readonly dynamic_details: unknown
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly projects: {
    readonly company_id: string
    readonly id: string
    readonly is_non_chargeable_time_allowed: boolean
    readonly is_non_chargeable_expenses_allowed: boolean
    readonly is_time_sheet_comment_required: boolean
    readonly auto_approves_time_sheets: boolean
    readonly time_sheet_constraint: 'none' | 'strict' | 'upToTwoWeeks'
    readonly rounding: 'none' | 'sixMinuteBlocks' | 'fifteenMinuteBlocks' | 'thirtyMinuteBlocks'
    readonly responsibility: 'lineManager' | 'projectLead'
    readonly time_sheet_submission_details: unknown
    readonly import_id: string
    readonly version: number
    readonly invoice_scheduler: 'none' | 'fixedAmount' | 'effort' | 'agreement'
    readonly template_id: string | null
    readonly template_used_at: string | null
    readonly kind: string
    readonly opportunity_id: string | null
  }
  readonly public_files: {
    readonly id: string
    readonly storage_key: string
    readonly content_type: string
    readonly size: number
    readonly created_at: string
    readonly owner_company_id: string | null
  }
  readonly rate_cards: {
    readonly company_id: string
    readonly id: string
    readonly name: string
    readonly code: string
    readonly hourly_charge: number
    readonly hourly_cost: number
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly rate_limits: {
    readonly bucket: string
    readonly taken: number
    readonly resets_at: string
  }
  readonly received_payments: {
    readonly company_id: string
    readonly id: string
    readonly client_id: string
    readonly currency: string
    readonly invoice_id: string | null
    readonly amount: number
    readonly day: string
    readonly reference: string
    readonly statement_line_id: string | null
    readonly allotment_id: string | null
    readonly noted_by: string | null
    readonly created_at: string
  }
  readonly refresh_tokens: {
    readonly token_hash: string
    readonly session_id: string
    readonly issued_at: string
    readonly replaced_at: string | null
  }
  readonly repeatable_files: {
    readonly name: string
    readonly checksum: string
    readonly applied_at: string
  }
  readonly requests: {
    readonly company_id: string
    readonly id: string
    readonly type: string
    readonly state: 'waitingForApproval' | 'denied' | 'approved'
    readonly employee_id: string
    readonly approver_id: string | null
    readonly targetable_id: string | null
    readonly group_id: string | null
    readonly linked_request_id: string | null
    readonly submitted_at: string
    readonly decided_by: string | null
    readonly decided_at: string | null
    readonly comment: string
    readonly is_auto_approved: boolean
    readonly accepted_at: string | null
    readonly decider_id: string | null
    readonly approver_capability: string | null
    readonly cancelled_at: string | null
    readonly cancelled_by: string | null
  }
  readonly row_counts: {
    readonly company_id: string
    readonly entity: string
    readonly is_active: boolean
    readonly part: number
    readonly number: number
  }
  readonly sealing_keys: {
    readonly id: string
    readonly since: string
  }
  readonly search_words: {
    readonly company_id: string
    readonly entity: string
    readonly word: string
    readonly entity_id: string
  }
  readonly sessions: {
    readonly id: string
    readonly user_id: string
    readonly user_agent: string
    readonly address: string
    readonly created_at: string
    readonly last_used_at: string
    readonly expires_at: string
    readonly revoked_at: string | null
  }
  readonly sign_off_questions: {
    readonly company_id: string
    readonly id: string
    readonly sign_off_id: string
    readonly line: string
    readonly text: string
    readonly visitor_id: string | null
    readonly author: string
    readonly asked_at: string
    readonly answer: string | null
    readonly answered_by: string | null
    readonly answered_at: string | null
    readonly position: number
  }
  readonly sign_offs: {
    readonly company_id: string
    readonly id: string
    readonly portal_id: string
    readonly targetable_id: string
    readonly kind: 'deliverable' | 'document' | 'time'
    readonly title: string
    readonly content: string
    readonly hash: string
    readonly state: 'waiting' | 'questioned' | 'approved' | 'withdrawn'
    readonly previous_id: string | null
    readonly asked_by: string | null
    readonly asked_at: string
    readonly visitor_id: string | null
    readonly decided_name: string | null
    readonly decided_email: string | null
    readonly decided_from: string | null
    readonly decided_at: string | null
    readonly version: number
    readonly source: unknown
  }
  readonly storage_use: {
    readonly company_id: string
    readonly kind: string
    readonly part: number
    readonly bytes: number
  }
  readonly targetable_permissions: {
    readonly company_id: string
    readonly id: string
    readonly targetable_id: string
    readonly employee_id: string
    readonly areas: unknown
    readonly updated_at: string
    readonly updated_by: string | null
  }
  readonly targetable_roles: {
    readonly company_id: string
    readonly id: string
    readonly targetable_id: string
    readonly name: string
    readonly hourly_charge: number
    readonly hourly_cost: number
    readonly employee_id: string | null
    readonly rate_card_id: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
  }
  readonly targetables: {
    readonly company_id: string
    readonly id: string
    readonly kind: 'project' | 'opportunity'
    readonly name: string
    readonly client_id: string | null
    readonly lead_id: string
    readonly is_strategic: boolean
    readonly charging_mechanism: 'effort' | 'fixed' | null
    readonly currency: 'GBP' | 'USD' | 'EUR' | 'ZAR'
    readonly is_public: boolean
    readonly start_date: string | null
    readonly end_date: string | null
    readonly tags: string[]
    readonly ended_at: string | null
    readonly is_active: boolean
    readonly sort_name: string
    readonly client_sort_name: string
    readonly created_at: string
    readonly updated_at: string
    readonly consultancy_revenue: number
    readonly consultancy_cost: number
    readonly expenses_revenue: number
    readonly expenses_cost: number
    readonly other_revenue: number
    readonly other_cost: number
    readonly dynamic_details: unknown
  }
  readonly task_assignees: {
    readonly company_id: string
    readonly task_id: string
    readonly employee_id: string
  }
  readonly task_assignment_news: {
    readonly company_id: string
    readonly employee_id: string
    readonly task_id: string
    readonly assigned_by: string
    readonly created_at: string
  }
  readonly task_boards: {
    readonly company_id: string
    readonly id: string
    readonly targetable_id: string | null
    readonly employee_id: string | null
    readonly template_id: string | null
    readonly columns: string[] | null
    readonly task_details: unknown
  }
  readonly task_comments: {
    readonly company_id: string
    readonly id: string
    readonly task_id: string
    readonly author_id: string | null
    readonly author: string
    readonly text: string | null
    readonly created_at: string
    readonly edited_at: string | null
    readonly visitor_id: string | null
  }
  readonly task_figures: {
    readonly company_id: string
    readonly list_id: string
    readonly part: string
    readonly status_id: string | null
    readonly active: number
    readonly completed: number
    readonly estimated: number
    readonly logged: number
    readonly charged: number
  }
  readonly task_lists: {
    readonly company_id: string
    readonly id: string
    readonly board_id: string
    readonly name: string
    readonly rank: string
    readonly created_at: string
  }
  readonly task_reminders: {
    readonly company_id: string
    readonly task_id: string
    readonly employee_id: string
    readonly due_date: string
  }
  readonly task_statuses: {
    readonly company_id: string
    readonly id: string
    readonly board_id: string
    readonly name: string
    readonly color: string
    readonly progress: 'toDo' | 'inProgress' | 'finished'
    readonly position: number
    readonly created_at: string
    readonly version: number
  }
  readonly tasks: {
    readonly company_id: string
    readonly id: string
    readonly board_id: string
    readonly list_id: string
    readonly parent_id: string | null
    readonly title: string
    readonly description: string
    readonly status_id: string | null
    readonly priority: number
    readonly due_date: string | null
    readonly scheduled_date: string | null
    readonly estimated_start: string | null
    readonly estimated_end: string | null
    readonly estimated_seconds: number | null
    readonly overrides_estimate: boolean
    readonly logged_seconds: number
    readonly tags: string[]
    readonly should_remind: boolean
    readonly dynamic_details: unknown
    readonly finished_at: string | null
    readonly archived_at: string | null
    readonly rank: string
    readonly created_by: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly version: number
    readonly sub_task_count: number
    readonly finished_sub_task_count: number
    readonly estimated_sub_task_count: number
    readonly sub_tasks_estimate: number
    readonly comment_count: number
    readonly file_count: number
    readonly visitor_id: string | null
    readonly charged_seconds: number
  }
  readonly time_figures: {
    readonly company_id: string
    readonly targetable_id: string | null
    readonly client_id: string | null
    readonly part: number
    readonly entries: number
    readonly unsubmitted: number
    readonly waiting: number
    readonly approved: number
    readonly chargeable: number
    readonly charged: number
    readonly revenue: number
    readonly cost: number
    readonly denied_entries: number
    readonly denied: number
    readonly id: string
  }
  readonly time_sheet_submissions: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly day: string
    readonly starts_at: string | null
    readonly ends_at: string | null
    readonly duration: number
    readonly chargeable: number
    readonly rounded: number
    readonly charged: number
    readonly targetable_id: string | null
    readonly client_id: string | null
    readonly task_id: string | null
    readonly role_id: string | null
    readonly role_name: string | null
    readonly hourly_charge: number | null
    readonly hourly_cost: number | null
    readonly comment: string
    readonly tags: string[]
    readonly dynamic_details: unknown
    readonly tracker_id: string | null
    readonly calendar_event_id: string | null
    readonly correction_of: string | null
    readonly amended_by: string | null
    readonly amended_at: string | null
    readonly original: unknown
    readonly state: 'unsubmitted' | 'waitingForApproval' | 'denied' | 'approved'
    readonly created_at: string
    readonly updated_at: string
    readonly invoice_item_id: string | null
    readonly covered: number
  }
  readonly time_trackers: {
    readonly company_id: string
    readonly id: string
    readonly employee_id: string
    readonly started_at: string
    readonly ended_at: string | null
    readonly comment: string
    readonly is_chargeable: boolean
    readonly tags: string[]
    readonly targetable_id: string | null
    readonly task_id: string | null
    readonly created_at: string
    readonly updated_at: string
  }
  readonly time_words: {
    readonly company_id: string
    readonly word: string
    readonly submission_id: string
  }
  readonly user_tokens: {
    readonly token_hash: string
    readonly user_id: string
    readonly purpose: 'verify' | 'resetPassword'
    readonly created_at: string
    readonly expires_at: string
    readonly used_at: string | null
  }
  readonly users: {
    readonly id: string
    readonly username: string
    readonly password_hash: string
    readonly first_name: string
    readonly last_name: string
    readonly profile_image_id: string | null
    readonly colour_scheme: 'auto' | 'light' | 'dark'
    readonly verified_at: string | null
    readonly totp_secret: string | null
    readonly totp_pending_secret: string | null
    readonly totp_last_step: number | null
    readonly recovery_code_hashes: string[]
    readonly created_at: string
    readonly updated_at: string
    readonly known_networks: string[]
  }
  readonly visitor_mails: {
    readonly company_id: string
    readonly id: string
    readonly visitor_id: string
    readonly kind: 'comments' | 'statusChanges' | 'signOffs' | 'invoices'
    readonly occasion: string
    readonly line: string
    readonly path: string
    readonly created_at: string
    readonly settled_at: string | null
  }
}
