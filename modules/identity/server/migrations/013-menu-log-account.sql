-- How many openings of a day are an account's.
CREATE INDEX menu_log_account ON identity.menu_log (account_id, at);
