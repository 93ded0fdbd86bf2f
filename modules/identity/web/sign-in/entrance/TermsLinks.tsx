import { useLocale } from '@iisp/web/i18n/use-text'
import { EntranceContext } from '@iisp/web/routes/entrance'
import { use, useState } from 'react'
import css from '../sign-in.module.css'

/** The portal's terms: a click opens them over the page; as links they can also be opened in a new window. */
export function TermsLinks() {
  const entrance = use(EntranceContext)
  const language = useLocale()
  const [reading, setReading] = useState<string | null>(null)
  const Dialog = entrance?.TermsDialog
  if (!entrance?.parts.terms || !Dialog) return null
  return (
    <>
      <ul className={css.terms}>
        {entrance.parts.terms.links.map((link) => (
          <li key={link.name}>
            <a
              href={link.href}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                setReading(link.name)
              }}
            >
              {link[language]}
            </a>
          </li>
        ))}
      </ul>
      {reading !== null && <Dialog name={reading} onClose={() => setReading(null)} />}
    </>
  )
}
