-- Which template a project was made from: the template tells how often, and when last.
alter table projects
  add column template_id uuid,
  add constraint projects_template_fkey foreign key (company_id, template_id) references project_templates
    on delete set null (template_id);
create index projects_template_idx on projects (company_id, template_id, created_at desc) where template_id is not null;
