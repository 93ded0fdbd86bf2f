import {
  articleDeskAdd,
  articleDeskDetail,
  articleDeskList,
  articleDeskSave,
  articleVersionList,
} from '@iisp/content/contract'
import { Button } from '@iisp/ui/button'
import { toast, useSend, useText } from '@iisp/web'
import { type DrawerFormParts, FormBody, useDraftForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { ArticleFields } from './ArticleFields.tsx'
import { type ArticleValues, faultsOf, textsOf, valuesOf } from './article-values.ts'
import { DraftPreview } from './DraftPreview.tsx'
import { editorTexts } from './editor-texts.ts'
import { NamedDifferences } from './NamedDifferences.tsx'
import css from './desk.module.css'

type Parts = DrawerFormParts<typeof articleDeskDetail>
const options = { quiet: true, invalidates: [articleDeskList, articleDeskDetail, articleVersionList] }

/** Both languages of an article. Saving makes a new version; the input is kept until the server has accepted it. */
export function ArticleForm({ edited, onUnsaved, onCancel, onDone }: Parts) {
  const t = useText(editorTexts)
  const add = useSend(articleDeskAdd, options)
  const save = useSend(articleDeskSave, options)
  const [initial] = useState(() => valuesOf(edited))
  const [previewed, preview] = useState(false)
  const form = useDraftForm({
    name: `operations.article:${edited?.id ?? 'new'}`,
    version: edited?.latest ?? 0,
    initial,
    onUnsaved,
    faultsOf: faultsOf(t, ({ kind }) => edited === null && kind === 'page'),
  })
  const send = async ({ kind, address, note, ...texts }: ArticleValues) => {
    const place = kind === 'page' ? address : ''
    const { version } = edited
      ? await save.mutateAsync({ id: edited.id, revision: edited.revision, ...texts, note })
      : await add.mutateAsync({ kind, address: place, ...texts, note })
    form.forget()
    toast.success(t('saved', { n: version }))
    onDone()
  }
  const texts = textsOf(form.values)
  const kind = edited?.kind ?? form.values.kind
  return (
    <FormBody
      form={form}
      okText={t('save')}
      restoredText={t('restored')}
      onSubmit={send}
      onCancel={onCancel}
      also={<Button onClick={() => preview(true)}>{t('preview')}</Button>}
    >
      {edited?.pending === 'delivered' && <p className={css.note}>{t('delivered')}</p>}
      <ArticleFields form={form} isNew={edited === null} />
      <NamedDifferences texts={texts} published={edited?.published ?? null} />
      {previewed && (
        <DraftPreview
          kind={kind}
          texts={texts}
          published={edited?.published ?? null}
          onClose={() => preview(false)}
        />
      )}
    </FormBody>
  )
}
