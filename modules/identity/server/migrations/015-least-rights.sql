-- No query needs these rights; apps/server/src/database-grants.call.test.ts holds that none is granted in vain.
REVOKE UPDATE ON identity.account, identity.error_log, identity.jump_ticket, identity.login_nonce,
  identity.manual_menu, identity.menu_log, identity.menu_removal, identity.person, identity.slider,
  identity.switch_grant FROM iisp_app;
REVOKE DELETE ON identity.menu_removal FROM iisp_app;
