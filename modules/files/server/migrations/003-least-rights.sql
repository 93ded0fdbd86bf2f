-- No query needs these rights; apps/server/src/database-grants.call.test.ts holds that none is granted in vain.
REVOKE INSERT, UPDATE ON files.file FROM iisp_app;
REVOKE UPDATE ON files.loose_content, files.receiving, files.stored_file FROM iisp_app;
