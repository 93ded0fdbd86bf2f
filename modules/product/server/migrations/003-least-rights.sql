-- No query needs these rights; apps/server/src/database-grants.call.test.ts holds that none is granted in vain.
REVOKE UPDATE ON product.product FROM iisp_app;
