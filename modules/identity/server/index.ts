import { auditNames } from '@iisp/contract/audit-names'
import { identityAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { Profile } from '@iisp/contract/shell-answers'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { handlersOf } from './handlers.generated.ts'
import { tellKeyChange } from './hardware-keys/tell-key-change.ts'
import { menuRequestTodo } from './menu-requests/todos.ts'
import {
  getMenuAuthority,
  getMenuAuthorityFundGlobal,
  getProtocolSign,
  getProxyMenuAuthority,
  menuCallOf,
  unconfiguredPages,
} from '../contract/menus.ts'
import { pages } from '../contract/pages.ts'
import { getMgrInfoBySessionId } from '../contract/sessions.ts'
import { spellingsDelivery } from './people/spellings.ts'
import { englishNames } from './institutions/english-names.ts'
import { lapseChanges } from './people/staff-changes/lapse-changes.ts'
import { staffChangeTodo } from './people/staff-changes/staff-change-todo.ts'
import { tellFactorChange } from './people/staff-changes/tell-factor-change.ts'
import { tellResetSent } from './people/staff/tell-reset-sent.ts'
import { tellInvited } from './people/staff/tell-invited.ts'
import { noteCompanyEntered } from './own-identities/note-company-entered.ts'
import type { Identity, IdentitySettings } from './identity.ts'
import { noteRefusedReset } from './password-reset/note-refused-reset.ts'
import { sendResetCodes } from './password-reset/send-reset-codes.ts'
import { tellPasswordReset } from './password-reset/tell-password-reset.ts'
import { PasswordHasher } from './passwords/password-hasher.ts'
import { PuzzleStore } from './puzzle/puzzle-store.ts'
import { PuzzleThread } from './puzzle/puzzle-thread.ts'
import { tellNewDevice } from './sign-in/tell-new-device.ts'
import { sweep } from './sweep.ts'

export type { IdentitySettings } from './identity.ts'
export { PasswordHasher } from './passwords/password-hasher.ts'
export { sessionPort } from './sessions/session-port.ts'

export function identityServer(settings: IdentitySettings): ServerModule {
  const puzzleThread = new PuzzleThread()
  const identity: Identity = {
    ...settings,
    hasher: new PasswordHasher(settings.pepper),
    puzzles: new PuzzleStore((kind) => puzzleThread.draw(kind)),
  }
  return {
    name: 'identity',
    migrations: new URL('./migrations/', import.meta.url),
    firstReads: [
      { call: getMgrInfoBySessionId, input: {} },
      ...[getMenuAuthority, getProxyMenuAuthority, getMenuAuthorityFundGlobal].map((call) => ({
        call,
        input: {},
        madeFor: (profile: unknown) => menuCallOf(profile as Profile) === call,
      })),
      { call: getProtocolSign, input: {} },
    ],
    handlers: handlersOf(identity),
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
