import type { MenuGuidePart } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { CheckBox } from '@iisp/ui/check-box'
import { useConfirm } from '@iisp/ui/confirm'
import type { FieldProps } from '@iisp/ui/field'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { RichTextField } from '@iisp/web/rich-text-field/index'
import { addPart, changePart, faultOf, movePart, removePart } from './guide-form.ts'
import { guideTexts } from './guide-texts.ts'
import css from './menu-guides.module.css'

interface Props extends FieldProps<MenuGuidePart[]> {
  readonly max: number
  readonly language: 'zh' | 'en'
}

/** Edits the descriptions, or the questions, of a menu in one language. */
export function PartsEditor({ label: title, name, value: parts, error, onChange, max, language }: Props) {
  const t = useText(guideTexts)
  const confirm = useConfirm()
  const remove = async (uuid: string, label: string) => {
    if (await confirm({ content: t('removeAsk', { label }), danger: true })) onChange(removePart(parts, uuid))
  }
  return (
    <section aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      {parts.map((part, at) => {
        const shownFault = error && language === 'zh' ? faultOf(part) : null
        const change = (more: Partial<typeof part>) => onChange(changePart(parts, part.uuid, more))
        return (
          <article key={part.uuid} className={css.part} data-field={faultOf(part) && name}>
            <TextField
              label={t('label')}
              maxLength={60}
              required={language === 'zh'}
              value={part.label[language]}
              error={shownFault === 'label' ? t('labelMissing') : null}
              onChange={(label) => change({ label: { ...part.label, [language]: label } })}
            />
            <RichTextField
              key={language}
              label={t('content')}
              required={language === 'zh'}
              value={part.html[language]}
              error={shownFault === 'html' ? t('contentMissing') : null}
              onChange={(html) => change({ html: { ...part.html, [language]: html } })}
            />
            <div className={css.partTools}>
              <CheckBox label={t('shown')} checked={part.show} onChange={(show) => change({ show })} />
              <Button
                type="link"
                disabled={at === 0}
                onClick={() => onChange(movePart(parts, part.uuid, -1))}
              >
                {t('up')}
              </Button>
              <Button
                type="link"
                disabled={at === parts.length - 1}
                onClick={() => onChange(movePart(parts, part.uuid, 1))}
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
      <Button disabled={parts.length >= max} onClick={() => onChange(addPart(parts))}>
        {t('add')}
      </Button>
    </section>
  )
}
