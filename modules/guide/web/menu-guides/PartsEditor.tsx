import type { MenuGuideContent } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { CheckBox } from '@iisp/ui/check-box'
import { useConfirm } from '@iisp/ui/confirm'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { RichTextField } from '@iisp/web/rich-text-field/index'
import { addPart, changePart, movePart, type PartList, removePart, type unfinished } from './guide-form.ts'
import { guideTexts } from './guide-texts.ts'
import css from './menu-guides.module.css'

interface Props {
  readonly content: MenuGuideContent
  readonly list: PartList
  readonly title: string
  readonly max: number
  readonly language: 'zh' | 'en'
  readonly faults: ReturnType<typeof unfinished>
  readonly onChange: (content: MenuGuideContent) => void
}

/** The descriptions, or the questions, of a menu in one language. */
export function PartsEditor({ content, list, title, max, language, faults, onChange }: Props) {
  const t = useText(guideTexts)
  const confirm = useConfirm()
  const parts = content[list]
  const remove = async (uuid: string, label: string) => {
    if (await confirm({ content: t('removeAsk', { label }), danger: true }))
      onChange(removePart(content, list, uuid))
  }
  return (
    <section aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      {parts.map((part, at) => {
        const fault = language === 'zh' ? faults.get(part.uuid) : undefined
        const change = (more: Partial<typeof part>) => onChange(changePart(content, list, part.uuid, more))
        return (
          <article key={part.uuid} className={css.part}>
            <TextField
              label={t('label')}
              maxLength={60}
              required={language === 'zh'}
              value={part.label[language]}
              error={fault === 'label' ? t('labelMissing') : null}
              onChange={(label) => change({ label: { ...part.label, [language]: label } })}
            />
            <RichTextField
              key={language}
              label={t('content')}
              required={language === 'zh'}
              value={part.html[language]}
              error={fault === 'html' ? t('contentMissing') : null}
              onChange={(html) => change({ html: { ...part.html, [language]: html } })}
            />
            <div className={css.partTools}>
              <CheckBox label={t('shown')} checked={part.show} onChange={(show) => change({ show })} />
              <Button
                type="link"
                disabled={at === 0}
                onClick={() => onChange(movePart(content, list, part.uuid, -1))}
              >
                {t('up')}
              </Button>
              <Button
                type="link"
                disabled={at === parts.length - 1}
                onClick={() => onChange(movePart(content, list, part.uuid, 1))}
              >
                {t('down')}
              </Button>
              <Button type="link" danger onClick={() => void remove(part.uuid, part.label.zh || t('label'))}>
                {t('remove')}
              </Button>
            </div>
          </article>
        )
      })}
      <Button disabled={parts.length >= max} onClick={() => onChange(addPart(content, list))}>
        {t('add')}
      </Button>
    </section>
  )
}
