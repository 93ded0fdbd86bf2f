import {
  listMenuGuides,
  listMenuGuideVersions,
  type MenuGuideContent,
  saveMenuGuide,
} from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Page } from '@iisp/ui/page'
import { Segmented } from '@iisp/ui/segmented'
import { toast, useDraft, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { GuidePreview } from './GuidePreview.tsx'
import { GuideSettings } from './GuideSettings.tsx'
import { GuideVersions } from './GuideVersions.tsx'
import { unfinished } from './guide-form.ts'
import { guideTexts } from './guide-texts.ts'
import { PartsEditor } from './PartsEditor.tsx'
import css from './menu-guides.module.css'

interface Props {
  readonly menuId: string
  readonly menuName: string
  readonly version: number
  readonly initial: MenuGuideContent
  readonly onBack: () => void
  readonly onPublished: (version: number, content: MenuGuideContent) => void
}

/** A description being written. Nothing counts before it is published; what was typed stays until then. */
export function GuideForm({ menuId, menuName, version, initial, onBack, onPublished }: Props) {
  const t = useText(guideTexts)
  const confirm = useConfirm()
  const draft = useDraft({ name: `operations.menu-guide:${menuId}`, version, initial })
  const { value: content, setValue: setContent, dirty } = draft
  const [language, setLanguage] = useState<'zh' | 'en'>('zh')
  const [tried, setTried] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  // a version that was taken: its texts are drawn anew
  const [round, setRound] = useState(0)
  const save = useSend(saveMenuGuide, {
    invalidates: [listMenuGuides, listMenuGuideVersions],
    onSuccess: (saved) => {
      draft.forget()
      toast.success(t('published', { version: saved.version }))
      onPublished(saved.version, content)
    },
  })
  const faults = tried ? unfinished(content) : noFaults
  const publish = async () => {
    setTried(true)
    if (unfinished(content).size > 0) return setLanguage('zh')
    if (await confirm({ content: t('publishAsk') })) save.mutate({ menuId, version, content })
  }
  const leave = async () => {
    if (dirty && !(await confirm({ content: t('unsaved'), danger: true }))) return
    draft.forget()
    onBack()
  }
  const take = (taken: MenuGuideContent) => {
    setContent(taken)
    setRound(round + 1)
  }
  const parts = { content, language, faults, onChange: setContent }
  const stands = version === 0 ? t('none') : t('versionNo', { version })
  return (
    <Page title={t('editing', { menu: menuName, version: stands })}>
      <div className={css.bar}>
        <Button onClick={() => void leave()}>{t('back')}</Button>
        <h2 className={css.title}>{t('editing', { menu: menuName, version: stands })}</h2>
        <Segmented
          label={t('language')}
          hideLabel
          segments={(['zh', 'en'] as const).map((value) => ({ value, label: t(value) }))}
          value={language}
          onChange={setLanguage}
        />
        <Button onClick={() => setPreviewing(true)}>{t('preview')}</Button>
        <Button type="primary" loading={save.isPending} disabled={!dirty} onClick={() => void publish()}>
          {t('publish')}
        </Button>
      </div>
      {draft.restored && (
        <p role="status" className={css.restored}>
          {t('restored')}
        </p>
      )}
      <div className={css.columns} key={round}>
        <div className={css.texts}>
          <PartsEditor {...parts} list="items" title={t('descriptions')} max={12} />
          <PartsEditor {...parts} list="notes" title={t('questions')} max={30} />
        </div>
        <aside className={css.side}>
          <GuideSettings menuId={menuId} content={content} onChange={setContent} />
          <GuideVersions menuId={menuId} onTake={take} />
        </aside>
      </div>
      {previewing && (
        <GuidePreview content={content} language={language} onClose={() => setPreviewing(false)} />
      )}
    </Page>
  )
}
const noFaults: ReturnType<typeof unfinished> = new Map()
