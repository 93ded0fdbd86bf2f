import {
  listMenuGuides,
  listMenuGuideVersions,
  type MenuGuideContent,
  type MenuGuidePart,
  saveMenuGuide,
} from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Page } from '@iisp/ui/page'
import { Segmented } from '@iisp/ui/segmented'
import { toast, useSend, useText } from '@iisp/web'
import { FormFault, useDraftForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { GuidePreview } from './GuidePreview.tsx'
import { GuideSettings } from './GuideSettings.tsx'
import { GuideVersions } from './GuideVersions.tsx'
import { faultOf } from './guide-form.ts'
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
const languages = ['zh', 'en'] as const
const areFaulty = (parts: readonly MenuGuidePart[]) => parts.some((part) => faultOf(part) !== null)

/** Edits a description. Nothing is visible to others before it is published; until then the input is kept as a draft. */
export function GuideForm({ menuId, menuName, version, initial, onBack, onPublished }: Props) {
  const t = useText(guideTexts)
  const confirm = useConfirm()
  const save = useSend(saveMenuGuide, { quiet: true, invalidates: [listMenuGuides, listMenuGuideVersions] })
  const form = useGuideForm({ menuId, version, initial })
  const { root } = form
  const [language, setLanguage] = useState<(typeof languages)[number]>('zh')
  const [previewing, setPreviewing] = useState(false)
  // counts the versions that were loaded into the form: the text editors have to be made anew for each
  const [round, setRound] = useState(0)
  const publish = async (content: MenuGuideContent) => {
    if (!(await confirm({ content: t('publishAsk') }))) return
    const saved = await save.mutateAsync({ menuId, version, content })
    form.forget()
    toast.success(t('published', { version: saved.version }))
    onPublished(saved.version, content)
  }
  const leave = async () => {
    if (form.dirty && !(await confirm({ content: t('unsaved'), danger: true }))) return
    form.forget()
    onBack()
  }
  const title = t('editing', {
    menu: menuName,
    version: version === 0 ? t('none') : t('versionNo', { version }),
  })
  return (
    <Page title={title}>
      <div className={css.bar}>
        <Button onClick={() => void leave()}>{t('back')}</Button>
        <h2 className={css.title}>{title}</h2>
        <Segmented
          label={t('language')}
          hideLabel
          segments={languages.map((value) => ({ value, label: t(value) }))}
          value={language}
          onChange={setLanguage}
        />
        <Button onClick={() => setPreviewing(true)}>{t('preview')}</Button>
        <Button
          type="primary"
          writing={form.busy}
          disabled={!form.dirty}
          onClick={() => {
            if (areFaulty([...form.values.items, ...form.values.notes])) setLanguage('zh')
            form.submit(publish)
          }}
        >
          {t('publish')}
        </Button>
      </div>
      {form.restored && (
        <p role="status" className={css.restored}>
          {t('restored')}
        </p>
      )}
      <FormFault text={form.refusal} />
      <form ref={root} className={css.columns} key={round} onSubmit={(event) => event.preventDefault()}>
        <div className={css.texts}>
          <PartsEditor language={language} {...form.field('items')} label={t('descriptions')} max={12} />
          <PartsEditor language={language} {...form.field('notes')} label={t('questions')} max={30} />
        </div>
        <aside className={css.side}>
          <GuideSettings menuId={menuId} form={form} />
          <GuideVersions
            menuId={menuId}
            onTake={(content) => {
              form.set(content)
              setRound(round + 1)
            }}
          />
        </aside>
      </form>
      {previewing && (
        <GuidePreview content={form.values} language={language} onClose={() => setPreviewing(false)} />
      )}
    </Page>
  )
}

function useGuideForm({ menuId, version, initial }: Pick<Props, 'menuId' | 'version' | 'initial'>) {
  const t = useText(guideTexts)
  return useDraftForm({
    name: `operations.menu-guide:${menuId}`,
    version,
    initial,
    faultsOf: ({ items, notes }) => ({
      items: areFaulty(items) && t('labelMissing'),
      notes: areFaulty(notes) && t('labelMissing'),
    }),
  })
}
