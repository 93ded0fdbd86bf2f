import { useText, useProfile, usePageLocation, usePageTitle } from '@iisp/web'
import { Assistant } from './Assistant.tsx'
import css from './assistant.module.css'
import { assistantTexts } from './texts.ts'

/** The assistant as a page. It shows the same talk as the window. */
export function AssistantPage() {
  const t = useText(assistantTexts)
  const profile = useProfile()
  const seat = usePageLocation().query.get('seat') === '1'
  usePageTitle(t('title'))
  if (!profile) return null
  return (
    <div className={css.page}>
      <Assistant account={profile.account} seat={seat} />
    </div>
  )
}
