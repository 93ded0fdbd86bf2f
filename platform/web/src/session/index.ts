export {
  clearSession,
  contextReady,
  loadSession,
  onReset,
  reloadPerson,
  resumeSession,
  sessionStore,
  signOut,
  useProfile,
  useSession,
  whileSigningIn,
  type SessionState,
} from './session.ts'
export { startEngine, type EngineParts } from './start-engine.ts'
