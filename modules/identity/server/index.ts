import { helpTexts } from '@iisp/contract/help-text'
import type { Handler, ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { safetyHelpTexts } from './help-texts/safety.ts'
import { signInHelpTexts } from './help-texts/sign-in.ts'
import { changeMgrUser } from './switch-manager/change-mgr-user.ts'
import { checkResetPassword } from './passwords/check-reset-password.ts'
import { errorLogList } from './reports/error-log-list.ts'
import { findPeople } from './people/find-people.ts'
import { getColleagues } from './people/get-colleagues.ts'
import { getNames } from './people/get-names.ts'
import { getCompanyAndProductNum } from './sign-in/get-company-and-product-num.ts'
import { getImageVerifyCode } from './sign-in/get-image-verify-code.ts'
import { getLoginKey } from './sign-in/get-login-key.ts'
import { getMenuAuthority } from './menus/get-menu-authority.ts'
import { getMgrInfoBySessionId } from './sessions/get-mgr-info-by-session-id.ts'
import { getMgrUsers } from './switch-manager/get-mgr-users.ts'
import { getProtocolSign } from './menus/get-protocol-sign.ts'
import { getSmsErrorCount } from './sign-in/get-sms-error-count.ts'
import { getStepUp } from './step-up/get-step-up.ts'
import { getSuperUser } from './switch-manager/get-super-user.ts'
import type { Identity, IdentitySettings } from './identity.ts'
import { issueTicket } from './jump-tickets/issue-ticket.ts'
import { getLock } from './sessions/get-lock.ts'
import { lock } from './sessions/lock.ts'
import { login } from './sign-in/login.ts'
import { loginout } from './sessions/loginout.ts'
import { moneyControlList } from './money-controls/money-control-list.ts'
import { PasswordHasher } from './passwords/password-hasher.ts'
import { proveStepUpCode } from './step-up/prove-step-up-code.ts'
import { redeemTicket } from './jump-tickets/redeem-ticket.ts'
import { reportViolation } from './reports/report-violation.ts'
import { saveErrorLog } from './reports/save-error-log.ts'
import { sendSMS } from './sign-in/send-sms.ts'
import { sendStepUpCode } from './step-up/send-step-up-code.ts'
import { stepUp } from './step-up/step-up.ts'
import { strongSignInSave } from './money-controls/strong-sign-in-save.ts'
import { sweep } from './sweep.ts'
import { unlock } from './sessions/unlock.ts'
import { updatePassword } from './passwords/update-password.ts'
import { verifyImageCode } from './sign-in/verify-image-code.ts'

export type { IdentitySettings } from './identity.ts'
export { PasswordHasher } from './passwords/password-hasher.ts'
export { sessionPort } from './sessions/session-port.ts'

export function identityServer(settings: IdentitySettings): ServerModule {
  const identity: Identity = { ...settings, hasher: new PasswordHasher(settings.pepper) }
  const signingIn: Handler[] = [
    getLoginKey(identity),
    getImageVerifyCode,
    verifyImageCode,
    sendSMS(identity),
    getSmsErrorCount,
    login(identity),
    getCompanyAndProductNum,
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
    getMenuAuthority,
    getProtocolSign,
    getColleagues,
    getNames,
    findPeople,
    issueTicket(identity),
    redeemTicket(identity),
  ]
  const reports: Handler[] = [reportViolation, saveErrorLog, errorLogList]
  const controls: Handler[] = [moneyControlList, strongSignInSave(identity)]
  return {
    name: 'identity',
    migrations: new URL('./migrations/', import.meta.url),
    handlers: [...signingIn, ...signedIn, ...reports, ...controls],
    fills: [helpTexts.contribute([...safetyHelpTexts, ...signInHelpTexts])],
    pages,
    seed: async () => (await import('../fixtures/index.ts')).identitySeed(identity.hasher),
    schedules: [sweep],
  }
}
