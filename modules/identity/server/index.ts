import { auditNames } from '@iisp/contract/audit-names'
import { identityAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { Profile } from '@iisp/contract/shell-answers'
import type { Handler, ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { myKeyAddStart } from './hardware-keys/my-key-add-start.ts'
import { myKeyAdd } from './hardware-keys/my-key-add.ts'
import { myKeyList } from './hardware-keys/my-key-list.ts'
import { myKeyRemove } from './hardware-keys/my-key-remove.ts'
import { tellKeyChange } from './hardware-keys/tell-key-change.ts'
import { ukeyLoginInit } from './hardware-keys/ukey-login-init.ts'
import { ukeyVerifySign } from './hardware-keys/ukey-verify-sign.ts'
import { getMenuRequest } from './menu-requests/get-menu-request.ts'
import { menuRequestEnd } from './menu-requests/menu-request-end.ts'
import { menuRequestGrant } from './menu-requests/menu-request-grant.ts'
import { menuRequestList } from './menu-requests/menu-request-list.ts'
import { menuRequestSubmit } from './menu-requests/menu-request-submit.ts'
import { menuRequestTodo } from './menu-requests/todos.ts'
import { menuCallOf, unconfiguredPages } from '../contract/menus.ts'
import { pages } from '../contract/pages.ts'
import { changeMgrUser } from './switch-manager/change-mgr-user.ts'
import { checkResetPassword } from './passwords/check-reset-password.ts'
import { errorLogList } from './reports/error-log-list.ts'
import { findPeople } from './people/find-people.ts'
import { spellingsDelivery } from './people/spellings.ts'
import { getColleagues } from './people/get-colleagues.ts'
import { getInstitutions } from './people/get-institutions.ts'
import { getMangerPhone } from './people/get-manger-phone.ts'
import { englishNames } from './institutions/english-names.ts'
import { institutionNames } from './people/institution-names.ts'
import { getNames } from './people/get-names.ts'
import { lapseChanges } from './people/lapse-changes.ts'
import { openInstitution } from './people/open-institution.ts'
import { staffChangeConfirm } from './people/staff-change-confirm.ts'
import { staffChangeEnd } from './people/staff-change-end.ts'
import { staffChangeList } from './people/staff-change-list.ts'
import { staffChangeTodo } from './people/staff-change-todo.ts'
import { staffEnabledSave } from './people/staff-enabled-save.ts'
import { staffInstitutions } from './people/staff-institutions.ts'
import { staffInvite } from './people/staff-invite.ts'
import { staffList } from './people/staff-list.ts'
import { staffKeysPropose } from './people/staff-keys-propose.ts'
import { staffPhonePropose } from './people/staff-phone-propose.ts'
import { staffResetSend } from './people/staff-reset-send.ts'
import { tellFactorChange } from './people/tell-factor-change.ts'
import { tellResetSent } from './people/tell-reset-sent.ts'
import { staffRolesPropose } from './people/staff-roles-propose.ts'
import { tellInvited } from './people/tell-invited.ts'
import { changeManagerTypeOption } from './own-identities/change-manager-type-option.ts'
import { changeUserInfo } from './own-identities/change-user-info.ts'
import { managerTypeOption } from './own-identities/manager-type-option.ts'
import { noteCompanyEntered } from './own-identities/note-company-entered.ts'
import { queryCompanyList } from './own-identities/query-company-list.ts'
import { getCompanyAndProductNum } from './sign-in/get-company-and-product-num.ts'
import { getImageVerifyCode } from './sign-in/get-image-verify-code.ts'
import { getLoginKey } from './sign-in/get-login-key.ts'
import { authPages } from './menus/auth-pages.ts'
import { authUiElements } from './menus/auth-ui-elements.ts'
import { changeMenuTopology } from './menus/change-menu-topology.ts'
import { getEquityMenuAuthority } from './menus/get-equity-menu-authority.ts'
import { getMenuAuthority } from './menus/get-menu-authority.ts'
import { changeZoneTypeOption } from './sessions/change-zone-type-option.ts'
import { getMenuAuthorityFundGlobal } from './menus/get-menu-authority-fund-global.ts'
import { getProxyMenuAuthority } from './menus/get-proxy-menu-authority.ts'
import { getQuantMenuAuthority } from './menus/get-quant-menu-authority.ts'
import { getMgrInfoBySessionId } from './sessions/get-mgr-info-by-session-id.ts'
import { getMgrUsers } from './switch-manager/get-mgr-users.ts'
import { getProtocolSign } from './menus/get-protocol-sign.ts'
import { getSmsErrorCount } from './sign-in/get-sms-error-count.ts'
import { getStepUp } from './step-up/get-step-up.ts'
import { getSuperUser } from './switch-manager/get-super-user.ts'
import type { Identity, IdentitySettings } from './identity.ts'
import { getUserInfo } from './jump-tickets/get-user-info.ts'
import { issueTicket } from './jump-tickets/issue-ticket.ts'
import { getLock } from './sessions/get-lock.ts'
import { lock } from './sessions/lock.ts'
import { login } from './sign-in/login.ts'
import { loginFundGlobal } from './sign-in/login-fund-global.ts'
import { loginout } from './sessions/loginout.ts'
import { moneyControlList } from './money-controls/money-control-list.ts'
import { getMyAccount } from './my-account/get-my-account.ts'
import { myOtherSessionsEnd } from './my-account/my-other-sessions-end.ts'
import { mySessionEnd } from './my-account/my-session-end.ts'
import { mySessionList } from './my-account/my-session-list.ts'
import { mySignInList } from './my-account/my-sign-in-list.ts'
import { noteRefusedReset } from './password-reset/note-refused-reset.ts'
import { passwordResetFinish } from './password-reset/password-reset-finish.ts'
import { passwordResetProve } from './password-reset/password-reset-prove.ts'
import { passwordResetStart } from './password-reset/password-reset-start.ts'
import { sendResetCodes } from './password-reset/send-reset-codes.ts'
import { tellPasswordReset } from './password-reset/tell-password-reset.ts'
import { PasswordHasher } from './passwords/password-hasher.ts'
import { PuzzleStore } from './puzzle/puzzle-store.ts'
import { PuzzleThread } from './puzzle/puzzle-thread.ts'
import { proveStepUpKey } from './step-up/prove-step-up-key.ts'
import { startStepUpKey } from './step-up/start-step-up-key.ts'
import { proveStepUpCode } from './step-up/prove-step-up-code.ts'
import { redeemTicket } from './jump-tickets/redeem-ticket.ts'
import { reportViolation } from './reports/report-violation.ts'
import { saveErrorLog } from './reports/save-error-log.ts'
import { sendSMS } from './sign-in/send-sms.ts'
import { sendStepUpCode } from './step-up/send-step-up-code.ts'
import { tellNewDevice } from './sign-in/tell-new-device.ts'
import { stepUp } from './step-up/step-up.ts'
import { strongSignInSave } from './money-controls/strong-sign-in-save.ts'
import { institutionList } from './institutions/institution-list.ts'
import { institutionPropose } from './institutions/institution-propose.ts'
import { sessionEnd } from './sessions-desk/session-end.ts'
import { sessionList } from './sessions-desk/session-list.ts'
import { sessionsOfPersonEnd } from './sessions-desk/sessions-of-person-end.ts'
import { sweep } from './sweep.ts'
import { getSweepCode } from './sweep-login/get-sweep-code.ts'
import { getSweepRequest } from './sweep-login/get-sweep-request.ts'
import { getSweepStatus } from './sweep-login/get-sweep-status.ts'
import { sweepConfirm } from './sweep-login/sweep-confirm.ts'
import { sweepLogin } from './sweep-login/sweep-login.ts'
import { sweepRefuse } from './sweep-login/sweep-refuse.ts'
import { unlock } from './sessions/unlock.ts'
import { updatePassword } from './passwords/update-password.ts'
import { usePuzzlePass } from './sign-in/use-puzzle-pass.ts'
import { verifyImageCode } from './sign-in/verify-image-code.ts'

export type { IdentitySettings } from './identity.ts'
export { PasswordHasher } from './passwords/password-hasher.ts'
export { sessionPort } from './sessions/session-port.ts'

export function identityServer(settings: IdentitySettings): ServerModule {
  const identity: Identity = { ...settings, hasher: new PasswordHasher(settings.pepper) }
  const puzzleThread = new PuzzleThread()
  const puzzles = new PuzzleStore((kind) => puzzleThread.draw(kind))
  const signingIn: Handler[] = [
    getLoginKey(identity),
    getImageVerifyCode(puzzles),
    verifyImageCode,
    usePuzzlePass,
    sendSMS(identity),
    getSmsErrorCount,
    login(identity),
    loginFundGlobal(identity),
    ukeyLoginInit(identity),
    ukeyVerifySign,
    getSweepCode(identity),
    getSweepStatus(identity),
    sweepLogin(identity),
    getCompanyAndProductNum,
    checkResetPassword,
    updatePassword(identity),
    passwordResetStart,
    passwordResetProve(identity),
    passwordResetFinish(identity),
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
    startStepUpKey,
    proveStepUpKey(identity),
    getSweepRequest(identity),
    sweepConfirm(identity),
    sweepRefuse(identity),
    getMgrInfoBySessionId,
    changeZoneTypeOption,
    managerTypeOption,
    changeManagerTypeOption(identity),
    queryCompanyList,
    changeUserInfo(identity),
    changeMenuTopology,
    authPages,
    authUiElements,
    getSuperUser,
    getMgrUsers,
    changeMgrUser(identity),
    getMenuAuthority,
    getMenuAuthorityFundGlobal,
    getProxyMenuAuthority,
    getEquityMenuAuthority,
    getQuantMenuAuthority,
    getProtocolSign,
    getColleagues,
    getNames,
    getMangerPhone,
    institutionNames,
    getInstitutions,
    findPeople,
    issueTicket(identity),
    redeemTicket(identity),
    getUserInfo(identity),
  ]
  const ownAccount: Handler[] = [
    getMyAccount,
    mySessionList(identity),
    mySessionEnd(identity),
    myOtherSessionsEnd(identity),
    mySignInList,
    myKeyList,
    myKeyAddStart,
    myKeyAdd,
    myKeyRemove,
  ]
  const sessionDesk: Handler[] = [sessionList(identity), sessionEnd(identity), sessionsOfPersonEnd(identity)]
  const reports: Handler[] = [reportViolation, saveErrorLog, errorLogList]
  const controls: Handler[] = [moneyControlList, strongSignInSave(identity)]
  const requests: Handler[] = [
    getMenuRequest,
    menuRequestSubmit,
    menuRequestList,
    menuRequestGrant(identity),
    menuRequestEnd(identity),
  ]
  const staff: Handler[] = [
    staffList,
    staffInstitutions,
    staffEnabledSave(identity),
    staffRolesPropose,
    staffPhonePropose,
    staffKeysPropose,
    staffResetSend,
    staffInvite,
    institutionList,
    institutionPropose,
    openInstitution(identity),
    staffChangeList(identity),
    staffChangeConfirm(identity),
    staffChangeEnd,
  ]
  return {
    name: 'identity',
    migrations: new URL('./migrations/', import.meta.url),
    firstReads: [
      { call: getMgrInfoBySessionId.call, input: {} },
      ...[getMenuAuthority, getProxyMenuAuthority, getMenuAuthorityFundGlobal].map(({ call }) => ({
        call,
        input: {},
        madeFor: (profile: unknown) => menuCallOf(profile as Profile) === call,
      })),
      { call: getProtocolSign.call, input: {} },
    ],
    handlers: [
      ...signingIn,
      ...signedIn,
      ...ownAccount,
      ...sessionDesk,
      ...reports,
      ...controls,
      ...requests,
      ...staff,
    ],
    fills: [
      auditNames.contribute([identityAuditNames]),
      helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    ],
    pages,
    reads: [unconfiguredPages],
    todos: [menuRequestTodo, staffChangeTodo(identity)],
    delivers: spellingsDelivery,
    institutionNames: englishNames,
    seed: async () => (await import('../fixtures/index.ts')).identitySeed(identity.hasher),
    schedules: [sweep, lapseChanges(identity)],
    close: () => puzzleThread.close(),
    subscribers: [
      noteCompanyEntered,
      tellKeyChange,
      tellNewDevice,
      sendResetCodes(identity),
      noteRefusedReset,
      tellPasswordReset,
      tellInvited,
      tellFactorChange,
      tellResetSent,
    ],
  }
}
