-- An assignment is news until its person has opened the task; the mail about it is a matter of its own.
alter table task_assignment_news add column told_at timestamptz;
