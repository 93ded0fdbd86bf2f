import { lazyPart, useLocale, useProfile } from '@iisp/web'
import { institutionName } from '@iisp/web/frame/institution-name'

const SideChoice = lazyPart(() => import('./SideChoice.tsx'), 'SideChoice', { over: true })

/** Asks people who work on both sides of an institution and have not chosen one yet. */
export function SideHost() {
  const profile = useProfile()
  const language = useLocale()
  return profile?.managerType === 0 ? <SideChoice institution={institutionName(profile, language)} /> : null
}
