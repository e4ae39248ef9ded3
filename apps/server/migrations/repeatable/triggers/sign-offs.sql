create or replace trigger keep_sign_off before update or delete on sign_offs for each row
execute function keep_sign_off();
