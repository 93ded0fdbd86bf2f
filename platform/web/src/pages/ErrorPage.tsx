import { useText } from '../i18n/index.ts'
import { pageTexts } from './page-texts.ts'
import css from './error-page.module.css'

export type ErrorPageKind = '403' | '404' | '500'

/** No permission, page not found, service error: what happened and the way home. */
export function ErrorPage({ kind, onHome }: { kind: ErrorPageKind; onHome: () => void }) {
  const t = useText(pageTexts)
  return (
    <section className={css.page} aria-labelledby={`error-${kind}`}>
      <p className={css.code} aria-hidden="true">
        {kind}
      </p>
      <h1 id={`error-${kind}`} className={css.text}>
        {t(`e${kind}`)}
      </h1>
      <button type="button" className={css.home} onClick={onHome}>
        {t('home')}
      </button>
    </section>
  )
}
