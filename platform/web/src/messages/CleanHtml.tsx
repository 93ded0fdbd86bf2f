import { useEffect, useRef } from 'react'

/** Rich text from the server, cleaned again in the browser. The cleaner is loaded with the first text. */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
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
  return <div ref={place} className={className} />
}
