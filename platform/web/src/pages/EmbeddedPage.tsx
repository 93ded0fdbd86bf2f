import { useText } from '../i18n/index.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { pageTexts } from './page-texts.ts'
import css from './embedded-page.module.css'

/** A page of another site in a frame, or the not-found view if `url` is null. */
export function EmbeddedPage(props: { url: string | null; title: string; onHome: () => void }) {
  const t = useText(pageTexts)
  if (props.url === null) return <ErrorPage kind="404" onHome={props.onHome} />
  return (
    <iframe
      className={css.frame}
      src={props.url}
      title={props.title || t('embedded')}
      sandbox={sandboxOf(props.url)}
      referrerPolicy="no-referrer"
    />
  )
}

const sandbox = 'allow-scripts allow-forms allow-popups allow-downloads'
/** A framed page of our own origin must not keep that origin, because it could then remove its sandbox. */
const sandboxOf = (url: string) =>
  new URL(url, location.href).origin === location.origin ? sandbox : `${sandbox} allow-same-origin`
