import { articleDeskDetail } from '@iisp/content/contract'
import { useText } from '@iisp/web'
import { DrawerForm } from '@iisp/web/forms/index'
import { ArticleForm } from './ArticleForm.tsx'
import { editorTexts } from './editor-texts.ts'

interface Props {
  /** null: a new article. */
  readonly id: string | null
  readonly onClose: () => void
}

export function ArticleEditor({ id, onClose }: Props) {
  const t = useText(editorTexts)
  return (
    <DrawerForm
      title={t(id === null ? 'new' : 'edit')}
      size={1120}
      call={articleDeskDetail}
      input={id === null ? null : { id }}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      {(parts) => <ArticleForm {...parts} />}
    </DrawerForm>
  )
}
