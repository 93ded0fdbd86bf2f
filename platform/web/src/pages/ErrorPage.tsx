import { StatusPage } from '@iisp/ui/status-page'
import { useText } from '../i18n/index.ts'
import { pageTexts } from './page-texts.ts'

export type ErrorPageKind = '403' | '404' | '500'

/** Error page (no permission, page not found, service error) with a button to home. */
export function ErrorPage({ kind, onHome }: { kind: ErrorPageKind; onHome: () => void }) {
  const t = useText(pageTexts)
  return <StatusPage code={kind} text={t(`e${kind}`)} action={{ label: t('home'), onClick: onHome }} />
}
