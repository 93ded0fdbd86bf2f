import type { ArticleRow } from '@iisp/content/contract'
import { Button } from '@iisp/ui/button'
import { useText } from '@iisp/web'
import { messageParts } from '@iisp/web/messages/messages'
import { contentTexts } from '../content-texts.ts'

/** Saves the file that an article offers. */
export function SaveFile({ fileId }: Pick<ArticleRow, 'fileId'>) {
  const t = useText(contentTexts)
  if (fileId === null) return null
  return <Button onClick={() => messageParts().download({ url: '', fileId })}>{t('save')}</Button>
}
