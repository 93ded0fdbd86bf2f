import { useRef, useState } from 'react'
import { brandColours } from '@iisp/ui/palette'
import { useDismiss } from '@iisp/ui/hooks'
import { useText } from '../i18n/index.ts'
import { barSizes, modes, type AppearanceChoice } from '../theme/index.ts'
import { FrameIcon } from './FrameIcon.tsx'
import { frameTexts } from './frame-texts.ts'
import css from './appearance.module.css'
import header from './header.module.css'

interface AppearanceButtonProps {
  readonly choice: AppearanceChoice
  readonly onChange: (change: Partial<AppearanceChoice>) => void
}

const modeTexts = { light: 'modeLight', dark: 'modeDark', system: 'modeSystem' } as const

/** Light or dark, the colour, the size of the scroll bars. */
export function AppearanceButton({ choice, onChange }: AppearanceButtonProps) {
  const t = useText(frameTexts)
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  useDismiss([anchor], open, () => setOpen(false))
  const label = t('appearance')
  return (
    <span ref={anchor} className={css.anchor}>
      <button
        type="button"
        className={header.tool}
        aria-label={label}
        aria-expanded={open}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(!open)}
      >
        <FrameIcon name="appearance" size={18} />
      </button>
      {open && (
        <div className={css.panel} role="dialog" aria-label={label}>
          <Choice
            name={t('mode')}
            options={modes.map((value) => ({ value, label: t(modeTexts[value]) }))}
            value={choice.mode}
            onChange={(mode) => onChange({ mode })}
          />
          <fieldset className={css.colours}>
            <legend>{t('colour')}</legend>
            {brandColours.map((colour, at) => (
              <label key={colour} title={t('colourNo', { no: at + 1 })}>
                <input
                  type="radio"
                  name="iisp-colour"
                  checked={choice.colour === colour}
                  aria-label={t('colourNo', { no: at + 1 })}
                  onChange={() => onChange({ colour })}
                />
                <span style={{ background: colour }} />
              </label>
            ))}
          </fieldset>
          <Choice
            name={t('barWidth')}
            options={barSizes.map((value) => ({ value, label: t(`bar${value}`) }))}
            value={choice.barWidth}
            onChange={(barWidth) => onChange({ barWidth })}
          />
          <Choice
            name={t('barHeight')}
            options={barSizes.map((value) => ({ value, label: t(`bar${value}`) }))}
            value={choice.barHeight}
            onChange={(barHeight) => onChange({ barHeight })}
          />
        </div>
      )}
    </span>
  )
}

interface ChoiceProps<T> {
  readonly name: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

function Choice<T extends string | number>({ name, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={css.choice}>
      <legend>{name}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={`iisp-${name}`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
