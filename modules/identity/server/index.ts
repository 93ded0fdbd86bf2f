import type { Handler, ServerModule } from '@iisp/server'
import { addLog } from './add-log.ts'
import { changeMgrUser } from './change-mgr-user.ts'
import { checkResetPassword } from './check-reset-password.ts'
import { commomMenuConfig } from './commom-menu-config.ts'
import { commomMenuList } from './commom-menu-list.ts'
import { deleteDisplay } from './delete-display.ts'
import { getAllTableSettings } from './get-all-table-settings.ts'
import { findPeople } from './find-people.ts'
import { getColleagues } from './get-colleagues.ts'
import { getNames } from './get-names.ts'
import { getCompanyAndProductNum } from './get-company-and-product-num.ts'
import { getDisplay } from './get-display.ts'
import { getImageVerifyCode } from './get-image-verify-code.ts'
import { getLastManagerType } from './get-last-manager-type.ts'
import { getLoginKey } from './get-login-key.ts'
import { getMenuAuthority } from './get-menu-authority.ts'
import { getMgrInfoBySessionId } from './get-mgr-info-by-session-id.ts'
import { getMgrUsers } from './get-mgr-users.ts'
import { getPrioritiesByMenuId } from './get-priorities-by-menu-id.ts'
import { getPriorities } from './get-priorities.ts'
import { getProtocolSign } from './get-protocol-sign.ts'
import { getQuickMenuList } from './get-quick-menu-list.ts'
import { getSmsErrorCount } from './get-sms-error-count.ts'
import { getStepUp } from './get-step-up.ts'
import { getSuperUser } from './get-super-user.ts'
import { pages } from '../contract/pages.ts'
import { getTodoList } from './get-todo-list.ts'
import type { Identity, IdentityParts } from './identity.ts'
import { issueTicket } from './issue-ticket.ts'
import { getLock } from './get-lock.ts'
import { lock } from './lock.ts'
import { login } from './login.ts'
import { loginout } from './loginout.ts'
import { menuQueryModeList } from './menu-query-mode-list.ts'
import { menuQueryModeSave } from './menu-query-mode-save.ts'
import { moneyControlList } from './money-control-list.ts'
import { PasswordHasher } from './password-hasher.ts'
import { proveStepUpCode } from './prove-step-up-code.ts'
import { queryThemeColorByUserId } from './query-theme-color-by-user-id.ts'
import { quickMenuConfig } from './quick-menu-config.ts'
import { redeemTicket } from './redeem-ticket.ts'
import { reportViolation } from './report-violation.ts'
import { saveErrorLog } from './save-error-log.ts'
import { sendSMS } from './send-sms.ts'
import { sendStepUpCode } from './send-step-up-code.ts'
import { setColor } from './set-color.ts'
import { setDisplay } from './set-display.ts'
import { stepUp } from './step-up.ts'
import { strongSignInSave } from './strong-sign-in-save.ts'
import { sweep } from './sweep.ts'
import { tableDelate } from './table-delate.ts'
import { tableSetting } from './table-setting.ts'
import { tableViewDefault } from './table-view-default.ts'
import { tableViewDelete } from './table-view-delete.ts'
import { tableViewList } from './table-view-list.ts'
import { tableViewSave } from './table-view-save.ts'
import { unlock } from './unlock.ts'
import { updateLastManagerType } from './update-last-manager-type.ts'
import { updatePassword } from './update-password.ts'
import { verifyImageCode } from './verify-image-code.ts'

export type { IdentityParts } from './identity.ts'
export { PasswordHasher } from './password-hasher.ts'
export { sessionPort } from './session-port.ts'

/** This module's server side. It needs the menus and to-dos of all modules, so the composition passes them in. */
export function identityServer(parts: IdentityParts): ServerModule {
  const identity: Identity = { ...parts, hasher: new PasswordHasher(parts.pepper) }
  const signingIn: Handler[] = [
    getLoginKey(identity),
    getImageVerifyCode,
    verifyImageCode,
    sendSMS(identity),
    getSmsErrorCount,
    login(identity),
    getCompanyAndProductNum(identity),
    checkResetPassword,
    updatePassword(identity),
  ]
  const signedIn: Handler[] = [
    loginout(identity),
    lock(identity),
    getLock,
    unlock(identity),
    stepUp(identity),
    getStepUp,
    sendStepUpCode(identity),
    proveStepUpCode(identity),
    getMgrInfoBySessionId,
    getSuperUser,
    getMgrUsers,
    changeMgrUser(identity),
    getMenuAuthority(identity),
    getProtocolSign,
    getColleagues,
    getNames,
    findPeople,
    getTodoList(identity),
    getPriorities(identity),
    getPrioritiesByMenuId(identity),
    issueTicket(identity),
    redeemTicket(identity),
  ]
  const settings: Handler[] = [
    getAllTableSettings,
    tableSetting,
    tableDelate,
    tableViewList,
    tableViewSave,
    tableViewDelete,
    tableViewDefault,
    menuQueryModeList(identity),
    menuQueryModeSave(identity),
    getDisplay,
    setDisplay,
    deleteDisplay,
    setColor,
    queryThemeColorByUserId,
    getLastManagerType,
    updateLastManagerType,
    getQuickMenuList(identity),
    quickMenuConfig,
    commomMenuList(identity),
    commomMenuConfig,
    addLog,
    reportViolation(identity),
    saveErrorLog(identity),
  ]
  const controls: Handler[] = [moneyControlList, strongSignInSave(identity)]
  return {
    name: 'identity',
    migrations: new URL('./migrations/', import.meta.url),
    handlers: [...signingIn, ...signedIn, ...settings, ...controls],
    pages,
    schedules: [sweep],
  }
}
