import { lazyPart, useLocale, useProfile } from '@iisp/web'
import { institutionName } from '@iisp/web/frame/institution-name'

const SideChoice = lazyPart(() => import('./SideChoice.tsx'), 'SideChoice', { over: true })

/** Asks who works at both sides of an institution and has chosen none of them yet. */
export function SideHost() {
  const profile = useProfile()
  const language = useLocale()
  return profile?.managerType === 0 ? <SideChoice institution={institutionName(profile, language)} /> : null
}
