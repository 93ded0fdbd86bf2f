import { cutText, textWidth } from '../text-width/index.ts'

/** A text cut to `limit`, where wide characters count double. Shows the full text on hover. */
export function TextEllipsis({ children, limit }: { children: string; limit: number }) {
  const content: unknown = children
  if (typeof content !== 'string') {
    if (import.meta.env.DEV) throw new TypeError('TextEllipsis: the content must be a string')
    reportError(new TypeError('TextEllipsis: the content must be a string'))
    return <>{children}</>
  }
  if (textWidth(content) <= limit) return <span>{content}</span>
  return <span title={content}>{`${cutText(content, limit)}…`}</span>
}
