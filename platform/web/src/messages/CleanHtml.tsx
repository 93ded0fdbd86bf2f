import { useEffect, useRef } from 'react'
import css from './clean-html.module.css'

/** Shows rich text from the server, sanitised again in the browser. The sanitiser is loaded with the first text. */
export function CleanHtml({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    void import('./clean-html.ts').then(({ cleanHtml }) => {
      if (current) place.current?.replaceChildren(cleanHtml(html))
    })
    return () => {
      current = false
    }
  }, [html])
  return <div ref={place} className={css.text} />
}
