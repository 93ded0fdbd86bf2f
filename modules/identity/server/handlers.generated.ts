// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { myKeyAddStart } from './hardware-keys/my-key-add-start.ts'
import { myKeyAdd } from './hardware-keys/my-key-add.ts'
import { myKeyList } from './hardware-keys/my-key-list.ts'
import { myKeyRemove } from './hardware-keys/my-key-remove.ts'
import { ukeyLoginInit } from './hardware-keys/ukey-login-init.ts'
import { ukeyVerifySign } from './hardware-keys/ukey-verify-sign.ts'
import { institutionList } from './institutions/institution-list.ts'
import { institutionPropose } from './institutions/institution-propose.ts'
import { getUserInfo } from './jump-tickets/get-user-info.ts'
import { issueTicket } from './jump-tickets/issue-ticket.ts'
import { redeemTicket } from './jump-tickets/redeem-ticket.ts'
import { getMenuRequest } from './menu-requests/get-menu-request.ts'
import { menuRequestEnd } from './menu-requests/menu-request-end.ts'
import { menuRequestGrant } from './menu-requests/menu-request-grant.ts'
import { menuRequestList } from './menu-requests/menu-request-list.ts'
import { menuRequestSubmit } from './menu-requests/menu-request-submit.ts'
import { authPages } from './menus/auth-pages.ts'
import { authUiElements } from './menus/auth-ui-elements.ts'
import { changeMenuTopology } from './menus/change-menu-topology.ts'
import { getEquityMenuAuthority } from './menus/get-equity-menu-authority.ts'
import { getMenuAuthorityFundGlobal } from './menus/get-menu-authority-fund-global.ts'
import { getMenuAuthority } from './menus/get-menu-authority.ts'
import { getProtocolSign } from './menus/get-protocol-sign.ts'
import { getProxyMenuAuthority } from './menus/get-proxy-menu-authority.ts'
import { getQuantMenuAuthority } from './menus/get-quant-menu-authority.ts'
import { moneyControlList } from './money-controls/money-control-list.ts'
import { strongSignInSave } from './money-controls/strong-sign-in-save.ts'
import { getMyAccount } from './my-account/get-my-account.ts'
import { myOtherSessionsEnd } from './my-account/my-other-sessions-end.ts'
import { mySessionEnd } from './my-account/my-session-end.ts'
import { mySessionList } from './my-account/my-session-list.ts'
import { mySignInList } from './my-account/my-sign-in-list.ts'
import { changeManagerTypeOption } from './own-identities/change-manager-type-option.ts'
import { changeUserInfo } from './own-identities/change-user-info.ts'
import { managerTypeOption } from './own-identities/manager-type-option.ts'
import { queryCompanyList } from './own-identities/query-company-list.ts'
import { passwordResetFinish } from './password-reset/password-reset-finish.ts'
import { passwordResetProve } from './password-reset/password-reset-prove.ts'
import { passwordResetStart } from './password-reset/password-reset-start.ts'
import { checkResetPassword } from './passwords/check-reset-password.ts'
import { updatePassword } from './passwords/update-password.ts'
import { findPeople } from './people/find-people.ts'
import { getColleagues } from './people/get-colleagues.ts'
import { getInstitutions } from './people/get-institutions.ts'
import { getMangerPhone } from './people/get-manger-phone.ts'
import { getNames } from './people/get-names.ts'
import { institutionNames } from './people/institution-names.ts'
import { openInstitution } from './people/open-institution.ts'
import { staffChangeConfirm } from './people/staff-changes/staff-change-confirm.ts'
import { staffChangeEnd } from './people/staff-changes/staff-change-end.ts'
import { staffChangeList } from './people/staff-changes/staff-change-list.ts'
import { staffKeysPropose } from './people/staff-changes/staff-keys-propose.ts'
import { staffPhonePropose } from './people/staff-changes/staff-phone-propose.ts'
import { staffRolesPropose } from './people/staff-changes/staff-roles-propose.ts'
import { staffEnabledSave } from './people/staff/staff-enabled-save.ts'
import { staffInstitutions } from './people/staff/staff-institutions.ts'
import { staffInvite } from './people/staff/staff-invite.ts'
import { staffList } from './people/staff/staff-list.ts'
import { staffResetSend } from './people/staff/staff-reset-send.ts'
import { errorLogList } from './reports/error-log-list.ts'
import { reportViolation } from './reports/report-violation.ts'
import { saveErrorLog } from './reports/save-error-log.ts'
import { sessionEnd } from './sessions-desk/session-end.ts'
import { sessionList } from './sessions-desk/session-list.ts'
import { sessionsOfPersonEnd } from './sessions-desk/sessions-of-person-end.ts'
import { changeZoneTypeOption } from './sessions/change-zone-type-option.ts'
import { getLock } from './sessions/get-lock.ts'
import { getMgrInfoBySessionId } from './sessions/get-mgr-info-by-session-id.ts'
import { lock } from './sessions/lock.ts'
import { loginout } from './sessions/loginout.ts'
import { unlock } from './sessions/unlock.ts'
import { getCompanyAndProductNum } from './sign-in/get-company-and-product-num.ts'
import { getImageVerifyCode } from './sign-in/get-image-verify-code.ts'
import { getLoginKey } from './sign-in/get-login-key.ts'
import { getSmsErrorCount } from './sign-in/get-sms-error-count.ts'
import { loginFundGlobal } from './sign-in/login-fund-global.ts'
import { login } from './sign-in/login.ts'
import { sendSMS } from './sign-in/send-sms.ts'
import { usePuzzlePass } from './sign-in/use-puzzle-pass.ts'
import { verifyImageCode } from './sign-in/verify-image-code.ts'
import { getStepUp } from './step-up/get-step-up.ts'
import { proveStepUpCode } from './step-up/prove-step-up-code.ts'
import { proveStepUpKey } from './step-up/prove-step-up-key.ts'
import { sendStepUpCode } from './step-up/send-step-up-code.ts'
import { startStepUpKey } from './step-up/start-step-up-key.ts'
import { stepUp } from './step-up/step-up.ts'
import { getSweepCode } from './sweep-login/get-sweep-code.ts'
import { getSweepRequest } from './sweep-login/get-sweep-request.ts'
import { getSweepStatus } from './sweep-login/get-sweep-status.ts'
import { sweepConfirm } from './sweep-login/sweep-confirm.ts'
import { sweepLogin } from './sweep-login/sweep-login.ts'
import { sweepRefuse } from './sweep-login/sweep-refuse.ts'
import { changeMgrUser } from './switch-manager/change-mgr-user.ts'
import { getMgrUsers } from './switch-manager/get-mgr-users.ts'
import { getSuperUser } from './switch-manager/get-super-user.ts'
import type { Identity } from './identity.ts'

export const handlersOf = (settings: Identity): readonly Handler[] => [
  myKeyAddStart,
  myKeyAdd,
  myKeyList,
  myKeyRemove,
  ukeyLoginInit(settings),
  ukeyVerifySign,
  institutionList,
  institutionPropose,
  getUserInfo(settings),
  issueTicket(settings),
  redeemTicket(settings),
  getMenuRequest,
  menuRequestEnd(settings),
  menuRequestGrant(settings),
  menuRequestList,
  menuRequestSubmit,
  authPages,
  authUiElements,
  changeMenuTopology,
  getEquityMenuAuthority,
  getMenuAuthorityFundGlobal,
  getMenuAuthority,
  getProtocolSign,
  getProxyMenuAuthority,
  getQuantMenuAuthority,
  moneyControlList,
  strongSignInSave(settings),
  getMyAccount,
  myOtherSessionsEnd(settings),
  mySessionEnd(settings),
  mySessionList(settings),
  mySignInList,
  changeManagerTypeOption(settings),
  changeUserInfo(settings),
  managerTypeOption,
  queryCompanyList,
  passwordResetFinish(settings),
  passwordResetProve(settings),
  passwordResetStart,
  checkResetPassword,
  updatePassword(settings),
  findPeople,
  getColleagues,
  getInstitutions,
  getMangerPhone,
  getNames,
  institutionNames,
  openInstitution(settings),
  staffChangeConfirm(settings),
  staffChangeEnd,
  staffChangeList(settings),
  staffKeysPropose,
  staffPhonePropose,
  staffRolesPropose,
  staffEnabledSave(settings),
  staffInstitutions,
  staffInvite,
  staffList,
  staffResetSend,
  errorLogList,
  reportViolation,
  saveErrorLog,
  sessionEnd(settings),
  sessionList(settings),
  sessionsOfPersonEnd(settings),
  changeZoneTypeOption,
  getLock,
  getMgrInfoBySessionId,
  lock(settings),
  loginout(settings),
  unlock(settings),
  getCompanyAndProductNum,
  getImageVerifyCode(settings),
  getLoginKey(settings),
  getSmsErrorCount,
  loginFundGlobal(settings),
  login(settings),
  sendSMS(settings),
  usePuzzlePass,
  verifyImageCode,
  getStepUp,
  proveStepUpCode(settings),
  proveStepUpKey(settings),
  sendStepUpCode(settings),
  startStepUpKey,
  stepUp(settings),
  getSweepCode(settings),
  getSweepRequest(settings),
  getSweepStatus(settings),
  sweepConfirm(settings),
  sweepLogin(settings),
  sweepRefuse(settings),
  changeMgrUser(settings),
  getMgrUsers,
  getSuperUser,
]
