create or replace trigger keep_probability_of_opportunities after update on pipeline_stages for each row
when (old.probability <> new.probability) execute function keep_probability_of_opportunities();
