import { businessDate } from '@iisp/contract/date'
import { Button } from '@iisp/ui/button'
import { RadioGroup } from '@iisp/ui/radio-group'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web/i18n/use-text'
import { OpenPageFrame } from '@iisp/web/open-frame/index'
import { save } from '@iisp/web/request/download'
import { useEffect, useRef, useState } from 'react'
import { greetedYear } from '../../rules/new-year.ts'
import { cardSize, type DesignName, designNames } from './card-designs.ts'
import { greetingCardTexts } from './greeting-card-texts.ts'
import css from './greeting-card.module.css'
import { type CardTexts, paintCard } from './paint-card.ts'

/** Makes a card for the new year, drawn in the browser and saved as a picture. */
export default function GreetingCardPage() {
  const t = useText(greetingCardTexts)
  const [year] = useState(() => greetedYear(businessDate(new Date())))
  const [design, setDesign] = useState<DesignName>('lantern')
  const [to, setTo] = useState('')
  const [from, setFrom] = useState('')
  /** null: not changed, so that it follows the language. */
  const [written, setWritten] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const words = written ?? t('usualWords')
  const card: CardTexts = {
    design,
    heading: t('heading', { year }),
    to: to.trim() === '' ? '' : t('salutation', { name: to.trim() }),
    words,
    from: from.trim(),
  }
  const canvas = useCard(card)
  const download = () =>
    canvas.current?.toBlob((picture) => {
      setFailed(picture === null)
      if (picture) save(picture, t('file', { year }))
    }, 'image/png')
  const spoken = [card.heading, card.to, card.words, card.from].filter(Boolean).join(' ')
  return (
    <OpenPageFrame size="wide">
      <h1>{t('title')}</h1>
      <p className={css.hint}>{t('hint')}</p>
      <div className={css.work}>
        <div className={css.fields}>
          <RadioGroup
            label={t('design')}
            options={designNames.map((value) => ({ value, label: t(`designs.${value}`) }))}
            value={design}
            onChange={setDesign}
          />
          <TextField label={t('to')} maxLength={20} value={to} onChange={setTo} />
          <TextArea label={t('words')} max={120} rows={4} value={words} onChange={setWritten} />
          <TextField label={t('from')} maxLength={30} value={from} onChange={setFrom} />
          <Button type="primary" onClick={download}>
            {t('save')}
          </Button>
          {failed && <p role="alert">{t('failed')}</p>}
        </div>
        <canvas
          ref={canvas}
          {...cardSize}
          role="img"
          aria-label={t('preview', { text: spoken })}
          className={css.card}
        />
      </div>
    </OpenPageFrame>
  )
}

/** A canvas that shows the card. */
function useCard(card: CardTexts) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) paintCard(context, card)
  })
  return canvas
}
