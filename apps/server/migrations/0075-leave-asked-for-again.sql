-- The denied leave that this was asked for instead of.
alter table absences
  add column correction_of uuid,
  add foreign key (company_id, correction_of) references absences,
  add constraint absences_correction_key unique (company_id, correction_of);
