-- No query needs these rights; apps/server/src/database-grants.call.test.ts holds that none is granted in vain.
REVOKE INSERT, UPDATE ON transfers.authorised_payee FROM iisp_app;
REVOKE UPDATE ON transfers.custody_account, transfers.institution_setting, transfers.uploaded_file FROM iisp_app;
