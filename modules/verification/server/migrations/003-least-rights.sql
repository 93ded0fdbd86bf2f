-- No query needs these rights; apps/server/src/database-grants.call.test.ts holds that none is granted in vain.
REVOKE UPDATE ON verification.callback_nonce FROM iisp_app;
