-- No query needs these rights; apps/server/src/database-grants.call.test.ts holds that none is granted in vain.
REVOKE DELETE ON platform.idempotency, platform.message_outbox, platform.audit_verified FROM iisp_app;
