import { lazyPart, useProfile } from '@iisp/web'

const SideChoice = lazyPart(
  () => import('./SideChoice.tsx'),
  (loaded) => loaded.SideChoice,
  { over: true },
)

/** Asks who works at both sides of an institution and has chosen none of them yet. */
export function SideHost() {
  const profile = useProfile()
  return profile?.managerType === 0 ? <SideChoice institution={profile.cpName} /> : null
}
