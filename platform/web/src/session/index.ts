export {
  clearSession,
  loadSession,
  onReset,
  reloadPerson,
  resumeSession,
  sessionStore,
  signOut,
  useHasRoleFor,
  useProfile,
  useSession,
  whileSigningIn,
  type SessionState,
} from './session.ts'
export { lockScreen, unlockScreen } from './lock-screen.ts'
export { startEngine } from './start-engine.ts'
